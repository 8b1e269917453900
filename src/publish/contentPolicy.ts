import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio/slim';
import {listFiles} from './fileRules';

/** Types of `<script>` that contain data. Browsers don't run them, so the policy needs no hash for them. */
const dataTypes = /\btype=["']?application\/(?:ld\+)?json/;

/** A tag up to its `style` attribute. */
const styledTag =
  /<[a-z][\w-]*(?:\s+[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*?\s+style=(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
  /** Values of `style` attributes. */
  styleAttributes: readonly string[];
  /** True if a tag loads a script file. */
  loadsScripts: boolean;
}

/** Returns the inline scripts and styles in a page, including those in its `<noscript>`. */
export function inlineParts(html: string): Inline {
  const all = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)];
  const isFile = (attributes: string) => /\bsrc=/.test(attributes);
  const scripts = all.flatMap(([, attributes = '', code = '']) =>
    isFile(attributes) || dataTypes.test(attributes) ? [] : [code],
  );
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gis)].map(([, css = '']) => css);
  const styleAttributes = [...html.matchAll(styledTag)].map(([tag]) => styleOf(tag));
  const loadsScripts = all.some(([, attributes = '']) => isFile(attributes));
  return {scripts, styles, styleAttributes, loadsScripts};
}

function styleOf(tag: string): string {
  return load(`${tag}>`)('[style]').attr('style') ?? '';
}

/**
 * Returns the value of `Content-Security-Policy` for all pages.
 *
 * @param pages the HTML of each page
 * @param services origins that the publisher's variables let the pages connect to
 */
export function composePolicy(pages: readonly string[], services: readonly string[]): string {
  const parts = pages.map(inlineParts);
  const scripts = hashesOf(parts.flatMap((page) => page.scripts));
  const styles = hashesOf(parts.flatMap((page) => page.styles));
  const styleAttributes = hashesOf(parts.flatMap((page) => page.styleAttributes));
  // Hashed scripts load the others, so a script that is merely on the same host doesn't run.
  // Without the runtime, tags load the scripts.
  const loader = parts.some(({loadsScripts}) => loadsScripts) ? "'self'" : "'strict-dynamic'";
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [loader, ...scripts],
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...styles],
    // Our pages have no style attributes; without the runtime, the theme's sprite has one.
    ...(styleAttributes.length > 0 && {'style-src-attr': ["'unsafe-hashes'", ...styleAttributes]}),
    // Infima's arrows and crosses are data URLs in its stylesheet.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Like `composePolicy`, for all pages in a folder. */
export async function policyOf(folder: string, services: readonly string[]): Promise<string> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  const pages = files.map((file) => fs.readFile(path.join(folder, file), 'utf8'));
  return composePolicy(await Promise.all(pages), services);
}

function hashesOf(texts: readonly string[]): string[] {
  const hashes = [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return hashes.sort();
}
