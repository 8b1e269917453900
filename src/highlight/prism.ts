/** The theme's Prism, with our languages, and those of Prism that it doesn't come with. */
import {Prism} from 'prism-react-renderer';
import {qodlyScriptGrammar} from 'qodlyscript/grammar';
import './globalPrism';
import 'prismjs/components/prism-css';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-ini';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-sql';

/**
 * Grammar for requests as written on pages, without the protocol version that Prism's HTTP grammar
 * requires: `GET /rest/{dataClass}?$filter="salary>30000"`.
 */
const requestGrammar = {
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

Prism.languages.qs = qodlyScriptGrammar;
Prism.languages.insertBefore('http', 'header', requestGrammar);

export {Prism};
