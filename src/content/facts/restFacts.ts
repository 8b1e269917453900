import type {RestFacts} from '../../rest/checkRequest';
import {memoize} from '../cache/memoize';
import {cacheByText} from '../cache/pageCache';
import {namesInInlineCode, proseOf} from '../page/prose';
import type {Version} from '../site/site';

/** Returns the REST requests and parameters that the version's API pages document. */
export const restFactsOf = memoize(({pages}: Version): RestFacts => {
  const facts: RestFacts = {parameters: new Set(), methods: new Set()};
  for (const page of pages.filter(({path}) => path.startsWith('api/'))) {
    const {parameters, methods} = namesOf(page);
    parameters.forEach((name) => facts.parameters.add(name));
    methods.forEach((method) => facts.methods.add(method));
  }
  return facts;
});

const namesOf = cacheByText('rest', (page): {parameters: string[]; methods: string[]} => ({
  // `$atomic$atOnce.md` documents two parameters.
  parameters: [...(page.path.match(/\$\w+/g) ?? []), ...namesInInlineCode(page, /\$\w+/g)],
  methods: proseOf(page).match(/\b(?:DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT)\b/g) ?? [],
}));
