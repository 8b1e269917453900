import {expect, test} from 'vitest';
import {ruleFaults} from '../../../tests/support/ruleFaults';
import {builtInMembers} from './builtInMembers';

test('members of a variable without a type that is assigned one class', () => {
  expect(ruleFaults(builtInMembers, 'f = file("/a")\nf.write("b")\nf.setText()')).toEqual([
    expect.stringContaining(
      '2: no member "write" of 4D.File is documented in 2.0. Did you mean "setText"',
    ),
    expect.stringContaining('3: "setText" is called with 0 arguments'),
  ]);
});

test('nothing is said of a variable that holds several kinds of values', () => {
  expect(ruleFaults(builtInMembers, 'f = file("/a")\nf = folder("/a")\nf.write("b")')).toEqual([]);
});
