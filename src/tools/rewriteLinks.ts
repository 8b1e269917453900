import path from 'node:path';
import {relativeLink, type PageLink} from '../content/page/links';
import type {Page} from '../content/page/page';
import {UsageError} from './usage';

/**
 * Returns the text of a page with its links to files and imports of partials adapted to moved files.
 *
 * @param name the page's path as shown in messages
 * @param newPathOf returns the new absolute path of a linked file
 * @throws UsageError if a link can't be found in the text as written
 */
export function rewriteLinks(
  page: Page,
  name: string,
  newPathOf: (file: string) => string,
): string {
  const newFile = newPathOf(page.file);
  const rewrite = (url: string) => {
    const [target = '', ...anchor] = url.split('#');
    if (target === '' || /^(?:[a-z]+:|\/)/i.test(target)) {
      return url;
    }
    const linked = path.resolve(path.dirname(page.file), decodeURI(target));
    const newLinked = newPathOf(linked);
    const isUnchanged = newLinked === linked && path.dirname(newFile) === path.dirname(page.file);
    return isUnchanged ? url : [encodeURI(relativeLink(newFile, newLinked)), ...anchor].join('#');
  };
  // From the end, which keeps the positions of earlier links valid.
  const text = [...page.links]
    .reverse()
    .reduce((source, link) => replaceUrl(source, link, rewrite(link.url), name), page.source);
  return text.replace(
    /^(import \w+ from ['"])(\.[^'"]+\.mdx?)(['"])/gm,
    (_, before: string, target: string, after: string) => before + rewrite(target) + after,
  );
}

function replaceUrl(source: string, {type, url, position}: PageLink, to: string, name: string) {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const text = source.slice(start, end);
  const opening = type === 'definition' ? ']: ' : '](';
  const index = text.lastIndexOf(opening + url);
  if (to === url) {
    return source;
  }
  if (index < 0) {
    throw new UsageError(
      `${name}:${position?.start.line}: the link to "${url}" is written in a way that can't be updated. Write it as [words](${url})`,
    );
  }
  const from = start + index + opening.length;
  return source.slice(0, from) + to + source.slice(from + url.length);
}
