import type {Mistakes} from './mistakes';

/** Mistakes in samples, signatures, and drawings. */
export const sampleMistakes: Mistakes = {
  'spaces instead of tabs': [
    '```qs\nif(a)\n  b = 1\nend\n```',
    /with spaces\. Indent QodlyScript with/,
    10,
  ],
  'an unclosed code block': [
    '```qs\na = 1\n\n## B',
    /begins with ```qs is never closed\. Write ```/,
  ],
  'a code block without a language': [
    '```\na\n```',
    /a code block without a language\. Write one of/,
  ],
  'a parameter without a row': [
    '```qs signature\nhalf(value : number, digits : integer) : number\n```\n\n| Parameter | Type | | Description |\n|---|---|:-:|---|\n| value | number | → | Number to halve |\n| Result | number | ← | Half of it |',
    /digits/,
  ],
  'an incorrect result': [
    '```qs\na = 1 + 1 // 3\n```',
    /comment states .*3.*the sample gives .*2/,
    9,
  ],
  'a misspelled element in a screen': ['```screen title="A" alt="A"\nbuton: Save\n```', /buton/, 9],
  'an unknown language': ['```basic\na\n```', /a code block in "basic"\. Write one of/],
  "a highlighted line that doesn't exist": [
    '```qs {9}\na = 1\n```',
    /line 9 .* the sample has only 1\./,
  ],
  'a text block without a title': ['```text\nA\n```', /a text block without a title\. Write/],
  'broken TypeScript': [
    '```ts\nconst a = ;\n```',
    /the TypeScript can't be parsed: .*`ts fragment`/,
    9,
  ],
  'broken JavaScript': [
    '```js\nconst a = 1;\nif (a {\n  b();\n}\n```',
    /the JavaScript can't be parsed: .* Correct it, or mark the fence `js fragment`/,
    10,
  ],
  'an unclosed element in TSX': ['```tsx\nconst a = <div>;\n```', /the TSX can't be parsed: /, 9],
  'an unterminated CSS declaration': [
    '```css\n.a {\n  color red;\n}\n```',
    /the CSS can't be parsed: /,
    10,
  ],
  'an unclosed CSS rule': ['```css\n.a {\n  color: red;\n```', /the CSS can't be parsed: .*\}/, 10],
  'broken JSON': ['```json\n{"a": 1,}\n```', /the JSON does not parse: .*`json fragment`/, 9],
  'an unclosed HTML element': [
    '```html\n<p>\n<b>A</p>\n```',
    /the HTML can't be parsed: .*<b>/,
    10,
  ],
  'an unclosed XML element': ['```xml\n<a>\n<b>\n</a>\n```', /the XML can't be parsed: /, 11],
  'an unneeded mark': ['```ts fragment\nconst a = 1;\n```', /marked "fragment"\. Remove/],
  'broken YAML': ['```yaml\na: 1\n b: 2\n```', /the YAML can't be parsed: .*`yaml fragment`/, 10],
  'a color in a diagram': [
    '```dot title="A" alt="A"\ndigraph { a -> b [color=red] }\n```',
    /the diagram sets "color"\. Delete it/,
    9,
  ],
  'an unclosed code block before elements': [
    '```qs\na = 1\n\n<Tabs>\n<TabItem value="a">\n\nA\n\n</TabItem>\n</Tabs>\n\n```qs\nb = 1\n```',
    /begins with ```qs is never closed\. Write ```/,
  ],
  'an unclosed code block in a tab': [
    '<Tabs>\n<TabItem value="a">\n\n```http\nGET /rest/Employee\n\n</TabItem>\n<TabItem value="b">\n\n```bash\nls\n```\n\n</TabItem>\n</Tabs>',
    /begins with ```http is never closed\. Write ```/,
    11,
  ],
  'broken JSON in a request': [
    '```http\nPOST /rest/Employee\n\n{"number": 1001,}\n```',
    /the JSON of the body does not parse: .*`http fragment`/,
    11,
  ],
  'an HTTP version': [
    '```http\nGET /rest/Employee HTTP/1.1\n```',
    /contains the HTTP version\. Leave out "HTTP\/1\.1"/,
    9,
  ],
  'a type that contradicts the signature': [
    '```qs signature\nhalf(value : number) : number\n```\n\n| Parameter | Type | | Description |\n|---|---|:-:|---|\n| value | boolean | → | Number to halve |\n| Result | number | → | Half of it |',
    /the row "value" has the type "boolean", but the signature has "number"\. Write the same/,
    14,
  ],
  'an arrow in the wrong direction': [
    '```qs signature\nhalf(value : number) : number\n```\n\n| Parameter | Type | | Description |\n|---|---|:-:|---|\n| value | number | → | Number to halve |\n| Result | number | → | Half of it |',
    /the row "Result" has the arrow "→"\. Write ←: the result is/,
    15,
  ],
  'an invalid type': [
    '```qs signature\nhalf(value : number) : number\n```\n\n| Parameter | Type | | Description |\n|---|---|:-:|---|\n| value | numberish | → | Number to halve |\n| Result | number | ← | Half of it |',
    /the unknown type "numberish"\. Write one of any, .*boolean/,
    14,
  ],
};
