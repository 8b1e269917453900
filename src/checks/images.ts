import fs from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import type {Image, Root} from 'mdast';
import {imageWidth} from '../content/imageWidth';
import {nodesOf} from '../content/nodes';
import {flattenProblems, problemAt, type Check, type Finding} from './problem';

const maxKilobytes = 200;

/** In pixels: twice the width of the text column, for high-density screens. */
const maxWidth = 2000;

/**
 * Requires images to be small files on this site, with alternative text.
 *
 * good: `![The console with two apps](./img/console.png)`, with a width: `(./img/console.png "width=400")`
 * bad:  `![](console.png)`, `![Logo](https://example.com/logo.png)`, a 5 MB file, an SVG with scripts
 */
export const images: Check = ({tree, file}) =>
  flattenProblems(
    imagesIn(tree).map((image) =>
      [altFinding(image), titleFinding(image), ...fileFindings(image, file)].map(
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

/** A title is a tooltip, which touch screens don't show, so it may only state the width. */
function titleFinding({title, url}: Image): Finding | undefined {
  return !title || imageWidth.test(title)
    ? undefined
    : {
        found: `the image "${url}" has the title "${title}"`,
        hint: `Write what readers need in the text; to set the width, write \`![What it shows](${url} "width=400")\``,
      };
}

/** Skips missing files, which `links` reports. */
function fileFindings({url, title}: Image, page: string): (Finding | undefined)[] {
  if (/^(?:\w+:|\/\/)/.test(url)) {
    return [
      {
        found: `the image "${url}" comes from another origin`,
        hint: 'Save it next to the page, and write its path',
      },
    ];
  }
  const image = path.resolve(path.dirname(page), url);
  if (!fs.existsSync(image)) {
    return [];
  }
  const kilobytes = Math.ceil(fs.statSync(image).size / 1024);
  const [, shown] = imageWidth.exec(title ?? '') ?? [];
  return [
    kilobytes > maxKilobytes
      ? {
          found: `the image "${url}" is ${kilobytes} KB; the limit is ${maxKilobytes}`,
          hint: 'Make it smaller, or draw it: see "Drawings" in src/content/README.md',
        }
      : undefined,
    contentFinding(url, image, shown === undefined ? undefined : Number(shown)),
  ];
}

/** @param shown the display width in pixels, if the page states one */
function contentFinding(
  url: string,
  image: string,
  shown: number | undefined,
): Finding | undefined {
  const content = fs.readFileSync(image);
  if (image.endsWith('.svg') && runsCode(content.toString())) {
    return {
      found: `the image "${url}" has a script`,
      hint: 'Remove `<script>`, `on…=`, and `javascript:` from the SVG',
    };
  }
  const width = widthOf(content);
  if (width === undefined) {
    return {
      found: `the image "${url}" has no width and height that browsers can read`,
      hint: 'Save it as PNG, JPEG, WebP, or SVG; an SVG needs a `viewBox`',
    };
  }
  if (shown !== undefined && shown > width && !image.endsWith('.svg')) {
    return {
      found: `the image "${url}" is ${width} pixels wide, and would be shown ${shown} wide`,
      hint: `Write "width=${width}" or less, or save a larger image`,
    };
  }
  return width > maxWidth
    ? {
        found: `the image "${url}" is ${width} pixels wide; the limit is ${maxWidth}`,
        hint: 'Make it smaller: the text column is half as wide',
      }
    : undefined;
}

function widthOf(content: Buffer): number | undefined {
  try {
    return imageSize(content).width;
  } catch {
    return undefined;
  }
}

function runsCode(svg: string): boolean {
  return /<script\b|\son\w+\s*=|javascript:|<foreignObject\b/i.test(svg);
}
