import path from 'node:path';
import type {PageLink} from '../../content/links';
import type {Page} from '../../content/page';
import {UsageError} from '../usage';

interface Rewriting {
  /** As messages name it. */
  name: string;
  /** The new place of a file that is linked: absolute paths. */
  placeOf: (file: string) => string;
}

/**
 * The text of a page with its links to files, and the imports of its partials, as they must be when
 * files have other places.
 *
 * @throws UsageError where a link is written so that it can't be found in the text
 */
export function rewriteLinks(page: Page, {name, placeOf}: Rewriting): string {
  const newFolder = path.dirname(placeOf(page.file));
  const rewrite = (url: string) => {
    const [target = '', ...anchor] = url.split('#');
    if (target === '' || /^(?:[a-z]+:|\/)/i.test(target)) {
      return url;
    }
    const linked = path.resolve(path.dirname(page.file), decodeURI(target));
    const isSame = placeOf(linked) === linked && newFolder === path.dirname(page.file);
    const relative = path.relative(newFolder, placeOf(linked)).split(path.sep).join('/');
    const short = relative.startsWith('.') ? relative : `./${relative}`;
    return isSame ? url : [encodeURI(short), ...anchor].join('#');
  };
  // From the end, so that the places of the links before stay true.
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
  const before = type === 'definition' ? ']: ' : '](';
  const index = text.lastIndexOf(before + url);
  if (to === url) {
    return source;
  }
  if (index < 0) {
    throw new UsageError(
      `${name}:${position?.start.line}: the link to "${url}" is written in a way that can't be moved. Write it as [words](${url})`,
    );
  }
  const from = start + index + before.length;
  return source.slice(0, from) + to + source.slice(from + url.length);
}
