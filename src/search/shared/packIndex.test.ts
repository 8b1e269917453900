import {expect, test} from 'vitest';
import {testIndex, testPage} from '../../../tests/support/searchIndex';
import {packIndex, unpackIndex} from './packIndex';

test('packs an index without losing anything', () => {
  const {documents, index} = testIndex([
    testPage('/docs/happy', 'Happy', 'Happily split, splitting, the happiest café of happiness.', {
      sections: {'Sort by name': 'Sorting.', Happy: 'Again.'},
    }),
    testPage('/docs/File', 'File', 'A file.', {
      kind: 'class',
      description: 'Files.',
      sections: {'.open()': 'Opens it.', Errors: 'None.'},
    }),
  ]);
  const file = {documents, index, files: {texts: ['a'], signatures: 'b'}};
  const packed = packIndex(file);
  expect(unpackIndex(JSON.parse(JSON.stringify(packed)) as typeof packed)).toEqual(file);
  expect(packed.documents[1]).toEqual({
    title: 'Sort by name',
    sectionRoute: '#sortbyname',
    tags: [],
  });
});
