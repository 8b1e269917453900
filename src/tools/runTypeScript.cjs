/**
 * Lets Node.js run the site's TypeScript: `node --require ./src/tools/runTypeScript.cjs program.ts`. Not tsx,
 * whose `import()` lacks the named exports of some packages that Docusaurus loads (`@swc/html`).
 */
const fs = require('node:fs');
const {transformSync} = require('@swc/core');

// Docusaurus loads TypeScript with jiti, which would compile each ES module of each package, and load
// shared code again for each plugin. This makes jiti leave loading to Node.js.
process.env.JITI_EXPERIMENTAL_BUN = '1';

require.extensions['.ts'] = (module, filename) => {
  const {code} = transformSync(fs.readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    module: {type: 'commonjs', lazy: true},
    jsc: {target: 'es2023', parser: {syntax: 'typescript'}},
  });
  module._compile(code, filename);
};
