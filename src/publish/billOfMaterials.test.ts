import {expect, test} from 'vitest';
import {composeBillOfMaterials} from './billOfMaterials';

const lock = {
  name: 'docs',
  version: '0.0.0',
  packages: {
    '': {version: '0.0.0'},
    'node_modules/react': {version: '19.0.0', integrity: 'sha512-AQI=', license: 'MIT'},
    'node_modules/@mdx-js/react': {version: '3.0.0', license: '(MIT OR Apache-2.0)'},
    'node_modules/a/node_modules/react': {
      version: '19.0.0',
      integrity: 'sha512-AQI=',
      license: 'MIT',
    },
    'node_modules/odd': {version: '1.0.0', license: 'SEE LICENSE IN LICENSE.md'},
    'node_modules/older': {version: '1.0.0', license: 'Public Domain'},
    'node_modules/vitest': {version: '4.0.0', dev: true},
  },
};

test('lists each package that the build needs, once, with its license and hash', () => {
  expect(composeBillOfMaterials(lock)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    components: [
      {
        purl: 'pkg:npm/react@19.0.0',
        hashes: [{alg: 'SHA-512', content: '0102'}],
        licenses: [{license: {id: 'MIT'}}],
      },
      {
        purl: 'pkg:npm/%40mdx-js/react@3.0.0',
        licenses: [{expression: '(MIT OR Apache-2.0)'}],
      },
      {name: 'odd', licenses: [{license: {name: 'SEE LICENSE IN LICENSE.md'}}]},
      {name: 'older', licenses: [{license: {name: 'Public Domain'}}]},
    ],
  });
});
