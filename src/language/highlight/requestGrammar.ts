import type {Grammar} from 'prismjs';

/**
 * A request as the pages write it, without the protocol's version, which Prism's grammar of HTTP
 * asks for: `GET /rest/{dataClass}?$filter="salary>30000"`.
 */
export const requestGrammar: Grammar = {
  request: {
    pattern: /^(?:DELETE|GET|PATCH|POST|PUT)\s+\S.*$/m,
    inside: {
      verb: {pattern: /^[A-Z]+/, alias: 'keyword'},
      string: {pattern: /"[^"]*"|'[^']*'/, greedy: true},
      parameter: {pattern: /\$\w+/, alias: 'constant'},
      placeholder: {pattern: /\{\w+\}/, alias: 'number'},
    },
  },
};
