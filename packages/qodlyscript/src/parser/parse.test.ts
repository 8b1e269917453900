import {expect, test} from 'vitest';
import {parse} from './parse';
import type {Expression, SourceFile, Statement} from './syntax';

function read(...lines: string[]): SourceFile {
  const {file, problems} = parse(lines.join('\n'));
  expect(problems).toEqual([]);
  return file as SourceFile;
}

function statement(...lines: string[]): Statement {
  const file = read(...lines);
  const [first] = file.kind === 'method' ? file.body : [];
  return first as Statement;
}

function expression(text: string): Expression {
  const first = statement(`result = ${text}`);
  return first.kind === 'expression' && first.expression.kind === 'assignment'
    ? first.expression.value
    : expect.fail(`${text} is not a value`);
}

test.each([
  ['27', 'number'],
  ['123.76', 'number'],
  ['""', 'string'],
  ['"a \\"quoted\\" \\\\ \\n \\T word"', 'string'],
  ['!2023-01-21!', 'date'],
  ['!00-00-00!', 'date'],
  ['?8:05:30?', 'time'],
  ['{}', 'object'],
  ['{name: "Acme", "big city": {}, end: 1}', 'object'],
  ['[]', 'collection'],
  ['[[1, 2], {a: 3}]', 'collection'],
  ['-27', 'negative'],
  ['$1', 'argument'],
  ['${i + 1}', 'argument'],
])('a literal %s is parsed', (text, kind) => {
  expect(expression(text).kind).toBe(kind);
});

test('a literal spans lines that end in a backslash', () => {
  expect(expression('{a: 1, \\\n\tb: [1, \\\n\t2]}').kind).toBe('object');
});

test.each([
  ['employee.lastName', 'member'],
  ['object.end', 'member'],
  ['object.$key', 'member'],
  ['request.query', 'member'],
  ['employees[0]', 'element'],
  ['text[[length(text)]]', 'character'],
  ['text[[places[0]]]', 'character'],
  ['picture{0}', 'byte'],
  ['f(1)(2)', 'call'],
  ['o["name"]()', 'call'],
  ['4D.File.new("/DATA/a.txt")', 'call'],
  ['cs.Qodly.Users.new()', 'call'],
  ['replaceString(a, b, c, *)', 'call'],
  ['try(file.open())', 'try'],
  ['(age >= 21) ? "Beer" : "Juice"', 'conditional'],
  ['a ? b : c ? d : e', 'conditional'],
  ['session', 'name'],
  ['get', 'name'],
  ['this', 'this'],
  ['super.nbSides()', 'call'],
  ['été', 'name'],
])('a value %s is parsed', (text, kind) => {
  expect(expression(text).kind).toBe(kind);
});

test('a value begins at its first token', () => {
  expect(expression('a.b').at).toEqual({line: 1, column: 10});
});

test('a value can be an assignment in a formula', () => {
  expect(expression('formula(this.total += $1)').kind).toBe('call');
});

test.each('+ - * / \\ % ^ *+ *| ^| & | && || == != < > <= >= << >> ?? ?+ ?-'.split(' '))(
  'a value can contain the operator %s',
  (operator) => {
    expect(expression(`a ${operator} b`)).toMatchObject({kind: 'operation', operator});
  },
);

test.each([
  ['var a, b : date', 'var'],
  ['var total', 'var'],
  ['var count : integer = 20', 'var'],
  ['var $0, $1 : string', 'var'],
  ['a.b = 1', 'expression'],
  ['a[[1]] = "x"', 'expression'],
  ['a{0} = 1', 'expression'],
  ['a += 1', 'expression'],
  ['a *= 2', 'expression'],
  ['a /= 2', 'expression'],
  ['sendMail', 'expression'],
  ['sendMail("a")', 'expression'],
  ['if (a)\n\tb\nelse\n\tc\nend', 'if'],
  ['if (a)\nend', 'if'],
  ['switch\n\t: (a == 1)\n\t\tb\n\t: a == 2\n\telse\n\t\tc\nend', 'switch'],
  ['switch\n\telse\n\t\tc\nend', 'switch'],
  ['while (a)\n\tbreak\nend', 'while'],
  ['repeat\n\tcontinue\nuntil (a)', 'repeat'],
  ['use (storage)\nend', 'use'],
  ['for (i, 1, 10)\nend', 'for'],
  ['for /* down */ (i, 10, 1, -1)\nend', 'for'],
  ['forEach (item, items)\nend', 'forEach'],
  ['forEach (item, items, 0, 3)\nend', 'forEach'],
  ['forEach (item, items) until (total > 30)\nend', 'forEach'],
  ['forEach (item, items) while (total < 30)\nend', 'forEach'],
  ['try\n\ta\ncatch\n\tb\nend', 'try'],
  ['try(f(1))', 'expression'],
  ['return', 'return'],
  ['return a + 1', 'return'],
])('a statement %j is parsed', (text, kind) => {
  expect(statement(text).kind).toBe(kind);
});

test('a statement continues after a backslash at the end of the line', () => {
  expect(statement('total = price \\ // per piece', '\t* count')).toMatchObject({
    expression: {value: {operator: '*'}},
  });
});

test('a statement is found between comments, which nest', () => {
  expect(read('// one', '/* two /* three */', 'still */ a = 1 // four')).toMatchObject({
    body: [{at: {line: 3, column: 10}}],
  });
});

test('a statement can be missing', () => {
  expect(read('// nothing')).toEqual({kind: 'method', body: []});
});

test('a file that contains a method begins with its header', () => {
  expect(
    read('// text', '', 'declare (a : string, b, ... : real) -> c : 4D.File', 'c = a'),
  ).toMatchObject({
    header: {
      parameters: [{name: 'a', type: {name: 'string'}}, {name: 'b'}],
      isVariadic: true,
      result: {name: {name: 'c'}, type: {name: '4D.File'}},
    },
  });
  expect(read('declare () : integer', 'return 1')).toMatchObject({
    header: {parameters: [], result: {type: {name: 'integer'}}},
  });
});

test('a file that contains a class has a parent, properties, a constructor, and functions', () => {
  const file = read(
    'extends Entity',
    '',
    'property width, height : integer',
    'property names : collection := ["a"]',
    'property list = []',
    '',
    'session singleton constructor(width : integer)',
    '\tsuper(width)',
    'exposed onHttpGet function hello -> answer : string',
    'function get fullName() -> result : string',
    'function set fullName(value : string)',
    'function query age(event : object) -> result : object',
    'function orderBy age(event : object) : string',
    'function event restrict() -> result : cs.EmployeeSelection',
    'shared function find(key : string) : variant',
    '\treturn this.list[key]',
  );
  expect(file).toMatchObject({
    kind: 'class',
    parent: {name: 'Entity'},
    properties: [{names: [{name: 'width'}, {name: 'height'}]}, {}, {value: {kind: 'collection'}}],
    functions: [
      {name: 'constructor', modifiers: ['session', 'singleton']},
      {name: 'hello', modifiers: ['exposed', 'onHttpGet']},
      {name: 'fullName', accessor: 'get'},
      {name: 'fullName', accessor: 'set'},
      {name: 'age', accessor: 'query'},
      {name: 'age', accessor: 'orderBy'},
      {name: 'restrict', accessor: 'event'},
      {name: 'find', modifiers: ['shared'], body: [{kind: 'return'}]},
    ],
  });
});

test.each([
  ['if (a = 1)\nend', '1:7', /found "=", expected "\)"/, /Write "==" for equality/],
  ['\n\tif (a)\n\t\tb', '2:2', /found no "end" for the "if"/, /Close it with "end"/],
  ['repeat\n\ta', '1:1', /found no "until \(…\)"/, /Close it/],
  ['repeat\n\ta\nend', '3:1', /expected "until"/, /Close "repeat" with/],
  ['if (a)\nend if', '2:5', /found "if", expected the end of the line/, /"end" alone/],
  ['if (a)\nelse if (b)\nend', '2:6', /found "if"/, /"else" alone/],
  ['end', '1:1', /found "end", expected a statement/, /no block is open/],
  ['while a\nend', '1:7', /found "a", expected "\("/, /in parentheses/],
  ['switch\n\t(a)\nend', '2:2', /found "\("/, /Begin each case with ":"/],
  ['a = f(1,\n2)', '1:9', /the end of the line, expected a value/, /put "\\" at the end/],
  ['a = f(1; 2)', '1:8', /found ";"/, /Separate arguments with ","/],
  ["a = 'x'", '1:5', /found "'"/, /in double quotes/],
  ['a = "x', '1:5', /found '"'/, /Close the string/],
  ['a = "c:\\dir"', '1:8', /the escape "\\d"/, /Write a backslash as/],
  ['a = !b', '1:5', /found "!"/, /not\(…\)/],
  ['a := 1', '1:3', /found ":="/, /Assign with "="/],
  ['a = 1 ++ 2', '1:8', /found "\+", expected a value/, /one operator/],
  ['a == 2', '1:1', /found a value, expected a statement/, /Assign it/],
  ['a.b', '1:1', /found a value, expected a statement/, /parentheses/],
  ['a + 1 = 2', '1:1', /found "=" after an expression that cannot be assigned/, /Assign to/],
  ['f(a = 1)', '1:3', /found an assignment, expected a value/, /equality/],
  ['a[[1]] += "x"', '1:1', /"\+=" on a character of a string/, /Write it out/],
  ['a{1} += 1', '1:1', /"\+=" on a byte of a blob/, /Write it out/],
  ['var a, b : integer = 1', '1:1', /a value in a declaration of more/, /separate "var" line/],
  ['var end : integer', '1:5', /found "end", expected a name/, /It is a keyword/],
  ['for (i, 1)\nend', '1:1', /found 2 arguments, expected 3 to 4/, /Write "for \(counter/],
  ['forEach (i)\nend', '1:1', /found 1 argument,/, /Write "forEach \(item/],
  ['If (a)', '1:1', /found "If", expected "if"/, /case-sensitive/],
  ['Function f()', '1:10', /found "f"/, /lowercase/],
  ['a = 1\nfunction f()', '2:1', /found "function"/, /belong in a class/],
  ['a = 1\ndeclare (b)', '2:1', /found "declare"/, /first statement/],
  ['function f()\nproperty a', '2:1', /found "property"/, /above the constructor/],
  ['/* a', '1:1', /found "\/"/, /Close the comment/],
  ['#declare (a)', '1:1', /found "#"/, /"declare"/],
])('an error in %j is reported at %s', (source, position, found, hint) => {
  const [problem] = parse(source).problems;
  expect(`${problem?.at.line}:${problem?.at.column}`).toBe(position);
  expect(problem?.found).toMatch(found);
  expect(problem?.hint).toMatch(hint);
});

test.each([
  ['a--', '1:4', '"a -= 1" for "a--"'],
  ['a = [1, 2,]', '1:11', 'Remove the comma before it'],
  ['if (a === 1)\nend', '1:9', 'Write "==" for equality'],
  ['try {', '1:1', 'Blocks have no braces'],
  ['For Each item In items', '1:5', 'Write "forEach (item, collection)"'],
  ['for i = 1 to 10', '1:5', 'Write "for (i, start, end)"'],
  ['C_TEXT($name)', '1:8', 'Write "var name : string"'],
  ['while (a) do\nend', '1:11', 'Remove "do"'],
  ['var a[] : integer', '1:6', 'Declare a list as "collection"'],
  ['b = a[1:2]', '1:8', 'Write .slice(start, end)'],
  ['import math', '1:8', 'methods are called by name'],
  ['print "a"', '1:7', 'logEvent("text") writes'],
  ['f(a++)', '1:5', '"a += 1" for "a++"'],
  ['if (a in items)\nend', '1:7', 'Write "forEach (a, items)"; test with .includes()'],
  ['b = a instanceof c', '1:7', 'Write instanceOf(a, class)'],
  ['delete item', '1:8', 'Write objectRemove(item, "name")'],
  ['set a = b', '1:5', '"=" also assigns objects'],
  ['a = f(lambda x)', '1:14', 'Expressions cannot contain functions'],
  ['a = x -> y', '1:7', 'Write formula(…) for a function'],
  ['await f()', '1:7', 'call .wait()'],
  ['class Person', '1:7', 'name the file after the class'],
  ['a = My Method(1)', '1:8', 'write "myMethod"'],
  ['a = @b', '1:5', 'no annotations'],
  ['Dim count As Integer', '1:5', 'Write "var count : integer"'],
])('a habit from another language in %j is reported at %s: %s', (source, position, hint) => {
  const [problem] = parse(source).problems;
  expect(`${problem?.at.line}:${problem?.at.column}`).toBe(position);
  expect(problem?.hint).toContain(hint);
});

test("an error doesn't affect the next parse", () => {
  parse('if (a == 1)');
  parse('a == 1');
  expect(parse('a = 1').problems).toEqual([]);
});
