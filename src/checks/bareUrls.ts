import {nodesOf} from '../content/nodes';
import {faultAt, type Check} from './fault';

/**
 * Every link has words of its own.
 *
 * good: `[Qodly](https://qodly.com)`, `` `https://qodly.com` ``
 * bad:  `https://qodly.com`
 */
export const bareUrls: Check = ({tree, source}) =>
  nodesOf(tree, 'link')
    .filter(({position}) => source[position?.start.offset ?? 0] !== '[')
    .map((link) =>
      faultAt(link, {
        found: `the address ${link.url} stands in the text`,
        hint: 'Write `[words](address)`, or put an example into code marks',
      }),
    );
