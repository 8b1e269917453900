import type {FileFault} from '../../../checks/fault';
import {lineOfKey} from '../../../checks/frontMatter';
import type {Site, Version} from '../../../content/site';
import {nameOfFile} from '../../listFiles';

/** No two pages of a version have the same title in browsers and search engines. */
export function titleFaults(site: Site, {pages}: Version): FileFault[] {
  return pages.flatMap((page, index) => {
    const title = titleOf(page);
    const other = pages.find((one, place) => place !== index && titleOf(one) === title);
    return title === undefined || !other
      ? []
      : [
          {
            file: page.file,
            line: lineOfKey(page.source, 'title'),
            found: `the title "${title}" is also that of ${nameOfFile(site, other.file)}`,
            hint: 'Change one of them, or add `title_meta` with a title for browsers and search engines',
          },
        ];
  });
}

function titleOf({frontMatter}: Version['pages'][number]): string | undefined {
  return frontMatter.title_meta ?? frontMatter.title;
}
