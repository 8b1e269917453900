import fs from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import type {Image, Root} from 'mdast';
import {nodesOf} from '../content/page/nodes';
import {flattenProblems, problemAt, type Check, type Finding} from './problem';

const maxKilobytes = 200;

/**
 * Requires images to be small files on this site, with alternative text.
 *
 * good: `![The console with two apps](./img/console.png)`
 * bad:  `![](console.png)`, `![Logo](https://example.com/logo.png)`, a 5 MB file
 */
export const images: Check = ({tree, file}) =>
  flattenProblems(
    imagesIn(tree).map((image) =>
      [altFinding(image), titleFinding(image), fileFinding(image, file)].map(
        (finding) => finding && problemAt(image, finding),
      ),
    ),
  );

/** Also handles `![text][name]`, whose URL is defined elsewhere on the page. */
function imagesIn(tree: Root): Image[] {
  const urls = new Map(
    nodesOf(tree, 'definition').map(({identifier, url}) => [identifier, url] as const),
  );
  return nodesOf(tree, 'image', 'imageReference').map((image) =>
    image.type === 'image'
      ? image
      : {...image, type: 'image', url: urls.get(image.identifier) ?? ''},
  );
}

function altFinding({alt, url}: Image): Finding | undefined {
  const hint = 'Write what it shows between the brackets: `![The console with two apps](…)`';
  if (!alt?.trim()) {
    return {found: `the image "${url}" has no alternative text`, hint};
  }
  return /\.(?:gif|jpe?g|png|svg|webp)$/i.test(alt.trim())
    ? {found: `the alternative text of the image "${url}" is a file name`, hint}
    : undefined;
}

/** A title is a tooltip, which touch screens don't show. */
function titleFinding({title, url}: Image): Finding | undefined {
  return title
    ? {found: `the image "${url}" has the title "${title}"`, hint: 'Write it in the text'}
    : undefined;
}

/** Skips missing files, which `links` reports. */
function fileFinding({url}: Image, page: string): Finding | undefined {
  if (/^(?:\w+:|\/\/)/.test(url)) {
    return {
      found: `the image "${url}" comes from another origin`,
      hint: 'Save it next to the page, and write its path',
    };
  }
  const image = path.resolve(path.dirname(page), url);
  if (!fs.existsSync(image)) {
    return undefined;
  }
  const kilobytes = Math.ceil(fs.statSync(image).size / 1024);
  if (kilobytes > maxKilobytes) {
    return {
      found: `the image "${url}" is ${kilobytes} KB; the limit is ${maxKilobytes}`,
      hint: 'Make it smaller, or draw it: see "Drawings" in src/content/README.md',
    };
  }
  return hasSize(image)
    ? undefined
    : {
        found: `the image "${url}" has no width and height that browsers can read`,
        hint: 'Save it as PNG, JPEG, WebP, or SVG; an SVG needs a `viewBox`',
      };
}

function hasSize(image: string): boolean {
  try {
    return imageSize(fs.readFileSync(image)).width > 0;
  } catch {
    return false;
  }
}
