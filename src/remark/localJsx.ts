import type {Program, VariableDeclaration} from 'estree';
import type {Plugin} from 'unified';

const runtime = /^react\/jsx-(dev-)?runtime$/;

/**
 * Makes a compiled page copy the functions of React's JSX runtime to local variables. The bundler
 * keeps an object for every use of an import, and a page uses these for every element, which takes
 * 0.8 GB of memory on this site.
 *
 * in:  import {jsx as _jsx} from "react/jsx-runtime";
 * out: import {jsx as _jsxImported} from "react/jsx-runtime"; const _jsx = _jsxImported;
 */
const localJsx: Plugin<[], Program> = () => (program) => {
  program.body = program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || !runtime.test(String(statement.source.value))) {
      return [statement];
    }
    const variables: VariableDeclaration = {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: statement.specifiers.map(({local}) => ({
        type: 'VariableDeclarator',
        id: {...local},
        init: {...local, name: `${local.name}Imported`},
      })),
    };
    for (const {local} of statement.specifiers) {
      local.name += 'Imported';
    }
    return [statement, variables];
  });
};

export default localJsx;
