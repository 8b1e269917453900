import {expect, test} from 'vitest';
import type {DataModel} from '../inference/dataModel';
import type {LanguageFacts} from '../facts';
import {parse} from '../parser/parse';
import {parseOverloads} from '../testing/parseOverloads';
import {usedNames, type UsedName} from './usedNames';

const facts: LanguageFacts = {
  version: '2.0',
  objects: new Map(),
  elsewhere: new Map(),
  commands: parseOverloads(
    'file(path : string) : 4D.File',
    'newCollection {(...value : any)} : collection',
    'formula(formulaExp : expression) : 4D.Function',
    'currentDate : date',
    'length(aString : string) : integer',
  ),
  constants: new Set(['kUTF8']),
  classes: new Map([
    ['File', parseOverloads('.parent : 4D.Folder', '.setText(text : string {, charSet : string})')],
    ['Signal', parseOverloads('4D.Signal.new() : 4D.Signal')],
    ['Folder', parseOverloads('.file(path : string) : 4D.File', '.name : string')],
    ['Collection', parseOverloads('.length : integer', '.push(value : any) : collection')],
    ['DataClass', parseOverloads('.all() : 4D.EntitySelection', '.getCount() : integer')],
    ['Entity', parseOverloads('.save() : object', '.drop() : object')],
    [
      'EntitySelection',
      parseOverloads(
        '.length : integer',
        '.drop() : 4D.EntitySelection',
        '.toCollection() : collection',
      ),
    ],
    ['Class', parseOverloads('.new(param : any) : object')],
    ['Object', null],
  ]),
};

const model: DataModel = new Map([
  ['Company', new Map([['employees', {related: 'Employee'}]])],
  ['Employee', new Map([['employer', {related: 'Company'}]])],
  ['Product', new Map([['getCount', {}]])],
]);

/** Project definitions that the code can use. */
interface ProjectNames {
  className?: string;
  methods?: string[];
  members?: string[];
}

/** Returns `line:column kind name` for each name in source order, with the class for members. */
function names(
  source: string[],
  {className, methods = [], members = []}: ProjectNames = {},
): string[] {
  const {file} = parse(source.join('\n'));
  if (!file) {
    return expect.fail('the source does not parse');
  }
  const context = {facts, model, ownMethods: new Set(methods), ownMembers: new Set(members)};
  return usedNames(file, {...context, className})
    .sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column)
    .map(describeName);
}

function describeName({at, kind, owner, text, takenBy}: UsedName): string {
  const name = kind === 'member' ? `${owner}.${text}` : text;
  return `${at.line}:${at.column} ${kind} ${name}${takenBy ? ` of ${takenBy.text}` : ''}`;
}

test.each([
  ['commands', ['size = length("a")'], ['1:8 command length']],
  ['commands without parentheses', ['day = currentDate'], ['1:7 command currentDate']],
  [
    'members of declared variables',
    ['var c : collection', 'c.push(1)'],
    ['2:3 member Collection.push'],
  ],
  [
    'members of results',
    ['name = file("a").parent.name'],
    ['1:8 command file', '1:18 member File.parent', '1:25 member Folder.name'],
  ],
  [
    'constants, and the function that takes them',
    ['file("a").setText("b", kUTF8)'],
    ['1:1 command file', '1:11 member File.setText', '1:24 constant kUTF8 of setText'],
  ],
  [
    'the function whose result is compared with a constant',
    ['isLong = (length("a") == kUTF8)'],
    ['1:11 command length', '1:26 constant kUTF8 of length'],
  ],
  [
    'built-in classes used as types',
    ['declare (f : 4D.File)', 'var g : 4D.Folder'],
    ['1:14 class 4D.File', '2:9 class 4D.Folder'],
  ],
  [
    'built-in classes used as objects',
    ['var f : object', 'f = 4D.File.new("a")'],
    ['2:5 class 4D.File', '2:13 member Class.new'],
  ],
  [
    'a constructor with its own documentation',
    ['var s : 4D.Signal', 's = 4D.Signal.new()'],
    ['1:9 class 4D.Signal', '2:5 class 4D.Signal', '2:15 member Signal.new'],
  ],
  ['the class that another extends', ['extends Entity'], ['1:9 class Entity']],
  [
    'members of objects in the data model',
    ['n = ds.Company.all().toCollection().length'],
    [
      '1:16 member DataClass.all',
      '1:22 member EntitySelection.toCollection',
      '1:37 member Collection.length',
    ],
  ],
  [
    'members of relations, if only one kind of relation has them',
    ['var company : cs.CompanyEntity', 'n = company.employees.length', 'company.employees.drop()'],
    ['2:23 member EntitySelection.length'],
  ],
])('finds %s', (_, source, found) => {
  expect(names(source)).toEqual(found);
});

test('finds members of `this` in a model class file', () => {
  const source = ['function keep()', '\tthis.save()'];
  expect(names(source, {className: 'cs.EmployeeEntity'})).toEqual(['2:7 member Entity.save']);
});

test.each([
  ['members of values of unknown type', ['thing.push(1)', 'n = $1.length']],
  ['members of objects', ['var o : object', 'o.length = 1']],
  ['variables named after commands', ['var file : string', 'a = file']],
  ['parameters named after commands', ['declare (length : integer)', 'a = length + 1']],
  ['names that are assigned', ['length = 3', 'a = length']],
  ['a variable with two types', ['var a : collection', 'var a : object', 'a.push(1)']],
  [
    'names that the version does not document',
    ['zipAll("a")', 'a = kUTF16', 'var t : 4D.TCPConnection'],
  ],
  ['classes without a page', ['var o : 4D.Object']],
  ['object keys, strings, and comments', ['a = {file: "length"} // file("a")']],
  ['model attributes that share a name with a member', ['n = ds.Product.getCount()']],
  ['project classes', ['var e : cs.EmployeeEntity']],
])('ignores %s', (_, source) => {
  expect(names(source)).toEqual([]);
});

test('ignores methods and functions defined on the page', () => {
  const source = ['var e : cs.EmployeeEntity', 'length("a")', 'e.save()'];
  expect(names(source, {methods: ['length'], members: ['save']})).toEqual([]);
});

test('ignores `this` in a formula, which is another object', () => {
  const source = ['function keep()', '\tvar f : object', '\tf = formula(this.save())'];
  expect(names(source, {className: 'cs.EmployeeEntity'})).toEqual(['3:6 command formula']);
});
