import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {companyDatabase} from '../testing/companies';
import {resultOf} from '../testing/resultOf';

describe('operators', () => {
  test.each([
    ['"A" == "å"', 'true'],
    ['"abcdef" == "ab@"', 'true'],
    ['"ab@" == "abcdef"', 'false'],
    ['"Alpha Bravo" % "ravo"', 'false'],
    ['"ab" * 3', '"ababab"'],
    ['5 \\ 2', '2'],
    ['(0 ?+ 7) << 1', '256'],
    ['!2023-01-20! - !2023-01-01!', '19'],
    ['?23:00:00? + ?02:30:00?', '?25:30:00?'],
    ['?02:03:04? + 65', '7449'],
    ['0 && "x"', '"x"'],
    ['"" || [] || "none"', '"none"'],
    ['null == undefinedValue', 'undefinedValue is not supported'],
    ['0.000001 == 0.000002', 'true'],
    ['"a" + 1', '"+" with a string and a number is not supported'],
    ['[1] == [1]', 'false'],
    ['{}.a + 1', '"+" with undefined and a number is not supported'],
  ])('%s is %s', (expression, result) => {
    expect(resultOf(`result = (${expression})`)).toBe(result);
  });

  test('bind according to the version', () => {
    expect(resultOf('result = 3 + 4 * 5')).toBe('23');
    expect(resultOf('result = 3 + 4 * 5', {precedence: 'leftToRight'})).toBe('35');
  });
});

describe('an unknown value', () => {
  test.each([
    ['spreads to values computed from it', 'a = random\nresult = a + 1', 'random is not supported'],
    ["doesn't affect the rest of an object", 'o = {a: random, b: 2}\nresult = o.b', '2'],
    [
      'spreads to variables assigned in a branch that depends on it',
      'a = 1\nif (random > 5)\n\ta = 2\nend\nresult = a',
      'random is not supported',
    ],
    [
      'spreads to arguments of an unknown command',
      'c = [1]\nsomeMethod(c)\nresult = c.length',
      'someMethod() is not supported',
    ],
    [
      'spreads to variables assigned in a loop over it',
      'a = 1\nforEach (x, ds.Employee.all())\n\ta += 1\nend\nresult = a',
      'there is no database',
    ],
  ])('%s', (_, source, reason) => {
    expect(resultOf(source)).toBe(reason);
  });
});

const reasons = fs.readFileSync(path.join(import.meta.dirname, 'reasons.txt'), 'utf8');

test.each([...reasons.matchAll(/^(.*) => (.*)$/gm)].map(([, code = '', reason]) => [code, reason]))(
  '%s has no result: %s',
  (code, reason) => {
    const source = code.replaceAll('; ', '\n').replace(/.*$/, 'result = $&');
    expect(resultOf(source, {database: companyDatabase})).toBe(reason);
  },
);

describe('statements', () => {
  test.each([
    ['a declaration', 'var a : string\nresult = a', '""'],
    ['an assignment of undefined', 'var a : integer\na = {}.b\nresult = a', '0'],
    ['if', 'if (1 > 2)\n\ta = 1\nelse\n\ta = 2\nend\nresult = a', '2'],
    [
      'switch',
      'a = 1\nswitch\n\t: (a == 1)\n\t\ta = 5\n\t: (a == 5)\n\t\ta = 6\nend\nresult = a',
      '5',
    ],
    [
      'while and break',
      'a = 0\nwhile (true)\n\ta += 1\n\tif (a == 4)\n\t\tbreak\n\tend\nend\nresult = a',
      '4',
    ],
    ['repeat', 'a = 0\nrepeat\n\ta += 1\nuntil (a >= 3)\nresult = a', '3'],
    [
      'for with a step',
      'var t : string\nfor (i, 4, 0, -2)\n\tt += string(i)\nend\nresult = t',
      '"420"',
    ],
    [
      'forEach while',
      'a = 0\nforEach (x, [1, 2, 3]) while (a < 3)\n\ta += x\nend\nresult = a',
      '3',
    ],
    [
      'forEach with bounds',
      'var t : string\nforEach (x, ["a", "b", "c"], -2, -1)\n\tt += x\nend\nresult = t',
      '"b"',
    ],
    [
      'forEach over an object',
      'var t : string\nforEach (x, {b: 1, a: 2})\n\tt += x\nend\nresult = t',
      '"ba"',
    ],
    [
      'try and catch',
      'try\n\tthrow(12, "no")\n\ta = 1\ncatch\n\ta = lastErrors[0].message\nend\nresult = a',
      '"no"',
    ],
    ['try(…)', 'result = try(formulaFromString("1 + $1").call(null, 2))', '3'],
    [
      'a formula that copies a variable',
      'a = 10\nf = formula(a + $1)\na = 20\nresult = f.call(null, 1)',
      '11',
    ],
    ['a formula in an object', 'o = {v: 2, f: formula(this.v * $1)}\nresult = o.f(4)', '8'],
    ['a character of a string', 'a = "hello"\na[[1]] = "J"\nresult = a', '"Jello"'],
    [
      'a shared object outside `use`',
      'o = newSharedObject("a", 1)\ntry\n\to.a = 2\ncatch\n\tb = "refused"\nend\nresult = b',
      '"refused"',
    ],
  ])('%s', (_, source, result) => {
    expect(resultOf(source)).toBe(result);
  });
});

describe('names that JavaScript objects inherit', () => {
  const file = 'file("/a.txt")';

  test.each([
    ['hasOwnProperty()', 'hasOwnProperty is not supported'],
    ['valueOf(1)', 'valueOf() is not supported'],
    ['[].constructor()', '.constructor() on a collection is not supported'],
    ['formula(1).toString()', '.toString() on a function is not supported'],
    ['4D.Blob.new().toString()', '.toString() on a blob is not supported'],
    [`${file}.toString`, '.toString of a file or folder is not supported'],
    [`${file}.toString()`, '.toString() on a file or folder is not supported'],
    [`${file}.open().constructor`, '.constructor of a file handle is not supported'],
    [`${file}.open().toString()`, '.toString() on a file handle is not supported'],
    ['4D.OutgoingMessage.new().toString()', '.toString() on an object is not supported'],
    [
      '4D.MailAttachment.new(file("/a.constructor")).type',
      '.type of a 4D.MailAttachment is not supported',
    ],
    ['4D.CryptoKey.new({type: "toString"}).size', 'a key read from a string is not supported'],
    ['[{a: "toString"}].query("a == toString").length', '1'],
  ])('have no special meaning in %s', (expression, result) => {
    expect(resultOf(`result = ${expression}`)).toBe(result);
  });

  test('have no special meaning as types', () => {
    expect(resultOf('var a : Constructor\nresult = a')).toBe('null');
    expect(resultOf('var a : Constructor\nresult = type(a)')).toBe(
      'the type of a variable of constructor is not supported',
    );
  });
});
