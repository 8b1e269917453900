import type {Grammar} from 'prismjs';

/**
 * Grammar for requests as written on pages, without the protocol version that Prism's HTTP grammar
 * requires: `GET /rest/{dataClass}?$filter="salary>30000"`.
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
