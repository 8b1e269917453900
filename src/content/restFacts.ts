import fs from 'node:fs';
import path from 'node:path';
import type {RestFacts} from '../rest/facts';
import {rememberPages} from './rememberPages';
import {pagePaths} from './trees';
import {withoutSamples} from './withoutSamples';

/** What the API pages in the folder document. */
export const restFactsOf = rememberPages(readRestFacts);

function readRestFacts(directory: string): RestFacts {
  const facts: RestFacts = {parameters: new Set(), methods: new Set()};
  for (const page of pagePaths(directory).filter((file) => file.startsWith('api/'))) {
    const text = withoutSamples(fs.readFileSync(path.join(directory, page), 'utf8'));
    const marked = [...text.matchAll(/`[^`\n]+`/g)].join(' ');
    // `$atomic$atOnce.md` is the page of two parameters.
    const names = [...page.matchAll(/\$\w+/g), ...marked.matchAll(/\$\w+/g)];
    names.forEach(([name]) => facts.parameters.add(name));
    const methods = text.matchAll(/\b(?:DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT)\b/g);
    [...methods].forEach(([method]) => facts.methods.add(method));
  }
  return facts;
}
