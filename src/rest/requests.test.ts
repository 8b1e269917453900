import {expect, test} from 'vitest';
import {checkRequest} from './checkRequest';
import {differences} from './compareRequests';
import {readCurl, readFetch, readHttp} from './readRequests';

test('reads requests from an HTTP sample with one or more requests', () => {
  expect(readHttp('GET /rest/Employee?$filter="a=b&c"&$top=2\napi-key: KEY\n\n{"a": 1}')).toEqual([
    {
      method: 'GET',
      path: '/rest/Employee',
      parameters: new Map([
        ['$filter', '"a=b&c"'],
        ['$top', '2'],
      ]),
      line: 1,
    },
  ]);
  expect(readHttp('GET /rest/A\n\nPOST https://x.qodly.com/rest/B')).toMatchObject([
    {path: '/rest/A', line: 1},
    {path: '/rest/B', line: 3},
  ]);
});

test('reads requests from a curl command with shell quotes', () => {
  const [request] = readCurl(
    [
      '# the employees',
      'curl --get "$ENDPOINT"\'/rest/$catalog/Employee(1)\' \\',
      '  --data-urlencode \'$filter="a b"\' \\',
      '  --data-urlencode "\\$params=\'[\\"x\\",1]\'" \\',
      '  --header "api-key: $API_KEY" | jq .',
    ].join('\n'),
  );
  expect(request).toEqual({
    method: 'GET',
    path: '/rest/$catalog/Employee(1)',
    parameters: new Map([
      ['$filter', '"a b"'],
      ['$params', '\'["x",1]\''],
    ]),
    line: 2,
  });
});

test('reads requests from a curl command with an explicit or implied method', () => {
  expect(
    readCurl(
      "curl -X DELETE --globoff x/rest/A[4]\ncurl 'x/rest/A?$method=update' --data '{}' && curl /rest/B",
    ).map(({method, path}) => [method, path]),
  ).toEqual([
    ['DELETE', 'x/rest/A[4]'],
    ['POST', 'x/rest/A'],
    ['GET', '/rest/B'],
  ]);
});

test('reads requests from a fetch call with its query', () => {
  const [first, second] = readFetch(
    [
      'const query = new URLSearchParams({',
      '  $filter: \'"name=O\\u0027Reilly, A"\',',
      "  '$top': `2`,",
      '  $skip: String(page * 50),',
      '});',
      'const response = await fetch(`${endpoint}/rest/Employee?${query}`, {headers});',
      "await fetch(`${endpoint}/rest/${name}?$method=update`, {method: 'POST'});",
    ].join('\n'),
  );
  expect(first).toEqual({
    method: 'GET',
    path: '/rest/Employee',
    parameters: new Map([
      ['$filter', '"name=O\'Reilly, A"'],
      ['$top', '2'],
      ['$skip', undefined],
    ]),
    line: 6,
  });
  expect(second).toMatchObject({method: 'POST', path: undefined, line: 7});
  expect(second?.parameters).toEqual(new Map([['$method', 'update']]));
});

const facts = {
  methods: new Set(['GET', 'POST']),
  parameters: new Set(['$top', '$filter', '$catalog', '$entityset']),
};
const problems = (sample: string) =>
  readHttp(sample).flatMap((request) => checkRequest(request, facts));

test.each([
  'GET /rest/Employee?$top=2',
  'GET /rest/$catalog',
  'GET /rest/Employee/firstName,lastName/$entityset/9718?$top=1',
  'GET /rest/Employee(1)/photo',
  'GET /rest/Employee[2]',
  'GET /rest/Employee:firstName(John)/lastName',
  'GET /rest/{dataClass}({key})/{relation}?$filter="{expression}"',
  'GET /rest/{dataClass}/?$top={number}',
  'GET /rest/Product/show?name=Desk',
  'POST /upload',
])('checks requests against the API pages: accepts %s', (sample) => {
  expect(problems(sample)).toEqual([]);
});

test.each([
  ['PATCH /rest/Employee', /documents the method "PATCH". Use one of GET, POST/],
  ['GET /rest/Employee?$tp=2', /documents "\$tp". Did you mean "\$top"/],
  ['GET /rest/$catalogue', /documents "\$catalogue"/],
  ['GET /Employee?$top=2', /"\/Employee" is outside \/rest\//],
  ['GET /REST/Employee', /outside \/rest\//],
  ['GET rest/Employee', /outside \/rest\//],
  ['GET /rest/Employee(1', /"Employee\(1" is not a valid path segment/],
])('checks requests against the API pages: rejects %s', (sample, message) => {
  expect(
    problems(sample)
      .map(({line, found, hint}) => `${line}: ${found}. ${hint}`)
      .join(),
  ).toMatch(message);
});

test('skips methods and parameters in versions without API pages', () => {
  const noFacts = {methods: new Set<string>(), parameters: new Set<string>()};
  const [request] = readHttp('GET /rest/Employee?$top=2');
  expect(request && checkRequest(request, noFacts)).toEqual([]);
});

const http = readHttp('GET /rest/Employee?$top=2');

test('tabs pass if their requests agree', () => {
  expect(differences(http, readCurl("curl --get $E/rest/Employee -d '$top=2'"))).toEqual([]);
  const options =
    '--user-agent --upload-file --write-out --cookie-jar --cookie --output --user --header';
  const letters = '-H -o -u -b -c -A -T -w'.split(' ');
  const values = [...options.split(' '), ...letters].map((option) => `${option} value`).join(' ');
  const data = "-G --data-raw '$top=2' --data-binary '$top=2'";
  expect(differences(http, readCurl(`curl ${values} ${data} $E/rest/Employee`))).toEqual([]);
  expect(differences(http, readFetch('fetch(`${e}/rest/Employee?$top=${count}`)'))).toEqual([]);
});

test.each([
  ["curl -X POST '$E/rest/Employee?$top=2'", /method is POST here, GET there/],
  ["# Two\ncurl '$E/rest/Employees?$top=2'", /^2: the path is "\/rest\/Employees" here/],
  ["curl '$E/rest/Employee?$top=3'", /"\$top" is 3 here, 2 there/],
  ["curl '$E/rest/Employee'", /"\$top" is only there/],
  ["curl '$E/rest/Employee?$top=2&$skip=1'", /"\$skip" is only here/],
  ['curl $E/rest/A\ncurl $E/rest/B', /2 requests here, 1 request there/],
])('tabs fail if one shows %s', (sample, message) => {
  expect(differences(http, readCurl(sample)).map(({line, found}) => `${line}: ${found}`)).toEqual([
    expect.stringMatching(message),
  ]);
});
