import {expect, test} from 'vitest';
import {parse} from '../parser/parse';
import type {LanguageFacts} from '../facts';
import {emptyProject} from '../inference/project';
import type {SourceFile} from '../parser/syntax';
import {parseOverloads} from '../testing/parseOverloads';
import {applyRules} from '.';
import {toBodies} from './bodies';

const facts: LanguageFacts = {
  version: '2.0',
  commands: parseOverloads(
    'length(aString : string) : integer',
    'newSignal {(description : string)} : 4D.Signal',
    'file(path : string) : 4D.File',
    'replaceString(source : string, oldString : string, newString : string {, howMany : integer}{, *}) : string',
    'throw()',
    'throw(errorCode : integer, description : string)',
    'newCollection {(...value : any)} : collection',
    'currentDate : date',
    'generatePassword(size : integer) : string',
    'session : 4D.Session',
  ),
  constants: new Set(['kLocal', 'kGlobal']),
  classes: new Map([
    ['Signal', parseOverloads('.wait({timeout : number}) : boolean', '.description : string')],
    ['File', parseOverloads('.parent : 4D.Folder', '.getText(charSet : string) : string')],
    ['Folder', parseOverloads('.file(path : string) : 4D.File', '.name : string')],
    ['Entity', parseOverloads('.save() : object')],
    ['Collection', parseOverloads('.push(value : any) : collection')],
    ['Object', null],
    ['Session', parseOverloads('.userName : string')],
  ]),
  objects: new Map(),
  elsewhere: new Map([['logEvent', 'since 3.0']]),
};

function check(file: SourceFile, known = facts) {
  const input = {file, facts: known, precedence: 'byLevel', project: emptyProject} as const;
  return applyRules({...input, bodies: toBodies(input)});
}

/** Returns `line:column found. hint` for each problem. */
function problems(...lines: string[]): string[] {
  const {file} = parse(lines.join('\n'));
  return file
    ? check(file).map(({at, found, hint}) => `${at.line}:${at.column} ${found}. ${hint}`)
    : expect.fail('the source does not parse');
}

test.each([
  ['a command', 'size = length("Qodly")'],
  ['optional arguments', 'a = replaceString(b, "x", "y", 2, *)'],
  ['optional arguments left out', 'a = replaceString(b, "x", "y")'],
  ['any number of arguments to a variadic command', 'a = newCollection(1, 2, 3, 4)'],
  ['one of two signatures', 'throw(-12345, "Division by zero")'],
  ['a command without parentheses', 'day = currentDate'],
  ['project methods', 'sendMail\ntotal = computeTotal(1, 2)\nthree_days_later()'],
  ['constants', 'onError("", kLocal)'],
  ['members', 'var done : 4D.Signal\ndone = newSignal\nif (done.wait(1))\nend'],
  ['members of results', 'text = file("/DATA/a").parent.file("b").getText("UTF-8")'],
  ['custom properties of a signal', 'var s : 4D.Signal\ns.total = 1'],
  ['attributes of an entity', 'var e : 4D.Entity\ne.lastName = e.fullName()'],
  ['members of values whose class is unknown', 'a.foo()\nvar o : object\no.bar = 1'],
  ['classes without a page', 'a = 4D.Object'],
  ['sums', 'a = "x" + "y"\nb = (1 - -2) + !2025-01-01! + 3\nc = ?02:00:00? + (?01:00:00? - 5)'],
  ['types', 'var a : string\nvar b : cs.EmployeeEntity\nvar c : 4D.File\nvar d : text'],
])('accepts %s', (_, source) => {
  expect(problems(source)).toEqual([]);
});

test('accepts constants and classes if the version documents none', () => {
  const {file} = parse('var a : 4D.Foo\na = 4D.Foo.new(kFoo)');
  const undocumented = {...facts, constants: new Set<string>(), classes: new Map()};
  expect(file && check(file, undocumented)).toEqual([]);
});

test('accepts members of a variable declared with two types', () => {
  expect(problems('var a : 4D.File', 'var a : 4D.Folder', 'a.foo()').join()).not.toContain('foo');
});

test.each([
  [
    'a typo in a command',
    'a = 1\nb = lenght("x")',
    /^2:5 no command "lenght" is documented in 2\.0/,
  ],
  ['a missing letter', 'a = replaceStrng("a", "b", "c")', /Write "replaceString"/],
  ['a command in the wrong case', 'a = Length("x")', /^1:5 .*"Length".*\. Write "length"/],
  ['a typo without parentheses', 'newSignl', /^1:1 no command/],
  [
    'a command from another version',
    'logEvent("x")',
    /not documented in 2\.0 \(a command since 3\.0\)/,
  ],
  ['too many arguments', 'a = length("a", "b")', /^1:5 "length" is called with 2 arguments/],
  [
    'too few arguments',
    'a = length()',
    /called with 0 arguments, but takes 1. Write length\(aString/,
  ],
  [
    'arguments to a command without parameters',
    'a = currentDate(1)',
    /"currentDate" is called with 1 argument, but takes none\./,
  ],
  ['no arguments in a statement', 'generatePassword', /called with 0 arguments/],
  ['arguments that no signature accepts', 'throw(1)', /Write throw\(\) or throw\(errorCode/],
  ['arguments to a member', 'a = file("/x").getText(1, 2)', /^1:16 "getText" is called with 2/],
  ['an unknown constant', 'a = f(kGlobl)', /^1:7 .*constant "kGlobl".*\. Did you mean "kGlobal"/],
  ['a constant in a formula', 'a = formula($1 == kNone)', /constant "kNone"/],
  ['an unknown member', 'var s : 4D.Signal\ns.wiat(1)', /^2:3 no member "wiat" of 4D\.Signal/],
  ['a member of a result', 'a = newSignal.foo()', /no member "foo" of 4D\.Signal/],
  ['a member of an instance', 'a = 4D.File.new("x").foo', /no member "foo" of 4D\.File/],
  [
    'a member of a collection',
    'a = newCollection(1).psuh(2)',
    /no member "psuh" of 4D\.Collection/,
  ],
  [
    'a member of a command without parentheses',
    'a = session.name',
    /no member "name" of 4D\.Session/,
  ],
  [
    'a member of a parameter',
    'declare (s : 4D.File) -> r : 4D.Folder\nr = s.foo',
    /^2:7 no member "foo" of 4D\.File/,
  ],
  [
    'a member in a block',
    'var f : 4D.File\nif (a)\n\tb = f.foo\nend',
    /^3:8 no member "foo" of 4D\.File/,
  ],
  ['an unknown class', 'a = 4D.Fil.new()', /no built-in class "4D\.Fil".*"4D\.File"/],
  ['an unknown type', 'var a : strng', /^1:9 no type "strng"/],
  ['an unknown class as a type', 'var a : 4D.Foo', /no type "4D\.Foo"/],
  ['a variable named after a command', 'var length : integer', /^1:5 "length" names a variable/],
  ['a parameter named after a command', 'declare (file : 4D.File)', /"file" names a variable/],
  ['a counter named after a command', 'for (length, 1, 2)\nend', /^1:6 "length"/],
  ['an assignment to a command', 'file = 1', /^1:1 "file" names a variable/],
  ['a property of an unknown type', 'property a : strng', /no type "strng"/],
  ['operands of incompatible types', 'a = "abc" + 0.5', /^1:13 "\+" between a string and a number/],
  ['a sum of dates', 'a = !2025-01-01! + !2025-01-02!', /between a date and a date/],
  ['a typo in a property', 'property a : string = lenght("a")', /no command "lenght"/],
  ['a typo in a negative value', 'a = -(lenght("a"))', /^1:7 no command/],
  ['a typo in the number of an argument', 'a = ${lenght("a")}', /^1:7 no command/],
  ['a typo in a function', 'function f()\n\ta = lenght("a")', /^2:6 no command/],
])('reports %s', (_, source, message) => {
  expect(problems(source).join('\n')).toMatch(message);
});
