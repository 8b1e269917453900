import type {FileProblem} from '../../../checks/problem';
import {keyLine} from '../../../checks/frontMatter';
import type {Site, Version} from '../../../content/site/site';
import {nameOfFile} from '../../listFiles';

/** Disallows two pages in a version with the same title in browsers and search engines. */
export function titleProblems(site: Site, {pages}: Version): FileProblem[] {
  return pages.flatMap((page, index) => {
    const title = titleOf(page);
    const other = pages.find((candidate, i) => i !== index && titleOf(candidate) === title);
    return title === undefined || !other
      ? []
      : [
          {
            file: page.file,
            line: keyLine(page.source, 'title'),
            found: `${nameOfFile(site, other.file)} also has the title "${title}"`,
            hint: 'Change one of them, or add `title_meta` with a title for browsers and search engines',
          },
        ];
  });
}

function titleOf({frontMatter}: Version['pages'][number]): string | undefined {
  return frontMatter.title_meta ?? frontMatter.title;
}
