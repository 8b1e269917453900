import fs from 'node:fs';
import path from 'node:path';
import {nodesOf} from '../content/page/nodes';
import {partialImports} from '../content/page/links';
import {problemAt, type Check} from './problem';
import {withSimilarFile} from './similarNames';

const hint = 'A partial is a file next to the pages whose name starts with "_"';

/**
 * Requires imported partials to exist.
 *
 * good: `import Limits from './_limits.md'`, next to `_limits.md`
 * bad:  the same if `_limits.md` doesn't exist
 */
export const partials: Check = (page, site) =>
  nodesOf(page.tree, 'mdxjsEsm').flatMap((node) =>
    partialImports(node)
      .map(({target, line}) => ({target, line, file: path.resolve(page.file, '..', target)}))
      .filter(({file}) => !fs.existsSync(file))
      .map(({target, line, file}) =>
        problemAt(node, {
          found: `the page imports "${target}", but there is no such file`,
          hint: withSimilarFile(hint, file, page, site),
          lineOffset: line,
        }),
      ),
  );
