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

/** Collects the inline parts of all pages in a single policy. */
export class ContentPolicy {
  readonly #scripts = new Set<string>();
  readonly #styles = new Set<string>();
  readonly #styleAttributes = new Set<string>();
  #loadsScripts = false;

  addPage(html: string): void {
    const {scripts, styles, styleAttributes, loadsScripts} = inlineParts(html);
    this.#loadsScripts ||= loadsScripts;
    scripts.forEach((script) => this.#scripts.add(hashOf(script)));
    styles.forEach((style) => this.#styles.add(hashOf(style)));
    styleAttributes.forEach((style) => this.#styleAttributes.add(hashOf(style)));
  }

  /**
   * Returns the value of `Content-Security-Policy`.
   *
   * @param services origins that the publisher's variables let the pages connect to
   */
  compose(services: readonly string[]): string {
    const directives: Record<string, readonly string[]> = {
      'default-src': ["'none'"],
      // Hashed scripts load the others, so a script that is merely on the same host doesn't run.
      // Without the runtime, tags load the scripts.
      'script-src': [
        this.#loadsScripts ? "'self'" : "'strict-dynamic'",
        ...[...this.#scripts].sort(),
      ],
      'worker-src': ["'self'"],
      'style-src': ["'self'", ...[...this.#styles].sort()],
      // Our pages have no style attributes; without the runtime, the theme's sprite has one.
      ...(this.#styleAttributes.size > 0 && {
        'style-src-attr': ["'unsafe-hashes'", ...[...this.#styleAttributes].sort()],
      }),
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
}

/**
 * Returns the value of `Content-Security-Policy` for all pages in a folder.
 *
 * @param services origins that the publisher's variables let the pages connect to
 */
export async function policyOf(folder: string, services: readonly string[]): Promise<string> {
  const policy = new ContentPolicy();
  for (const file of await listFiles(folder)) {
    if (file.endsWith('.html')) {
      policy.addPage(await fs.readFile(path.join(folder, file), 'utf8'));
    }
  }
  return policy.compose(services);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
