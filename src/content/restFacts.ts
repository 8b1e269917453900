import type {RestFacts} from '../rest/checkRequest';
import {remember} from './remember';
import type {Version} from './site';
import {namesInCodeMarks, proseOf} from './textOutsideSamples';

/** What the API pages of the version document. */
export const restFactsOf = remember(({pages}: Version): RestFacts => {
  const facts: RestFacts = {parameters: new Set(), methods: new Set()};
  for (const page of pages.filter(({path}) => path.startsWith('api/'))) {
    // `$atomic$atOnce.md` is the page of two parameters.
    const named = page.path.match(/\$\w+/g) ?? [];
    [...named, ...namesInCodeMarks(page, /\$\w+/g)].forEach((name) => facts.parameters.add(name));
    const methods = proseOf(page).match(/\b(?:DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT)\b/g) ?? [];
    methods.forEach((method) => facts.methods.add(method));
  }
  return facts;
});
