import fs from 'node:fs';
import path from 'node:path';
import type {Image} from 'mdast';
import {nodesOf} from '../content/nodes';
import {faultAt, type Check} from './fault';

const mostKilobytes = 200;

/**
 * Every image is a small file of this site, and says in words what it shows.
 *
 * good: `![The console with two apps](./img/console.png)`
 * bad:  `![](console.png)`, `![Logo](https://example.com/logo.png)`, a file of 5 MB, an SVG with scripts
 */
export const images: Check = ({tree, file}) =>
  nodesOf(tree, 'image').flatMap((image) =>
    [altFinding(image), fileFinding(image, file)]
      .filter((finding) => finding !== undefined)
      .map((finding) => faultAt(image, finding)),
  );

interface Finding {
  found: string;
  hint: string;
}

function altFinding({alt, url}: Image): Finding | undefined {
  return alt?.trim()
    ? undefined
    : {
        found: `the image "${url}" has no text that says the same`,
        hint: 'Write what it shows between the brackets: `![The console with two apps](…)`',
      };
}

/** `links` says of a file that it is missing. */
function fileFinding({url}: Image, page: string): Finding | undefined {
  if (/^(?:\w+:|\/\/)/.test(url)) {
    return {
      found: `the image "${url}" comes from another origin`,
      hint: 'Save it beside the page, and write its path',
    };
  }
  const image = path.resolve(path.dirname(page), url);
  if (!fs.existsSync(image)) {
    return undefined;
  }
  const kilobytes = Math.ceil(fs.statSync(image).size / 1024);
  if (kilobytes > mostKilobytes) {
    return {
      found: `the image "${url}" has ${kilobytes} KB, and ${mostKilobytes} are the most`,
      hint: 'Make it smaller, or draw it: see "Drawings" in CONTRIBUTING.md',
    };
  }
  return image.endsWith('.svg') && runsCode(fs.readFileSync(image, 'utf8'))
    ? {
        found: `the image "${url}" has a script`,
        hint: 'Take `<script>`, `on…=` and `javascript:` out of the SVG',
      }
    : undefined;
}

function runsCode(svg: string): boolean {
  return /<script\b|\son\w+\s*=|javascript:|<foreignObject\b/i.test(svg);
}
