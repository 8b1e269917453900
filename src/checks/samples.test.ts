import {describe, expect, test} from 'vitest';
import {faultsOf as faultsOfCheck, testSite} from '../../tests/support/testSite';
import {samples} from './samples';

const pages = {
  'language/commands/length.md':
    '---\nkind: command\n---\n\n```qs signature\nlength(aString : string) : integer\n```\n',
  'api/$top.md': 'A GET takes `$top`.',
};

function faultsOf(source: string, label: 'next' | '0.1.0' = 'next'): string[] {
  const page = {'page.md': source};
  const site = testSite({next: {...page, ...pages}, '0.2.0': {}, '0.1.0': page});
  return faultsOfCheck(samples, source, {label, site});
}

function fence(language: string, ...lines: string[]): string {
  return ['```' + language, ...lines, '```'].join('\n');
}

function tabs(...samples: string[]): string {
  return ['<Tabs groupId="client">', ...samples, '</Tabs>'].join('\n\n');
}

describe('a page is accepted', () => {
  test.each([
    ['with samples that hold', fence('qs', 'size = length("Qodly") // 5')],
    ['with a fragment', fence('qs fragment', 'a ? b : c')],
    ['with a sample that is wrong on purpose', fence('qs wrong', 'size = lenght("Qodly")')],
    ['with a title that says "wrong"', fence('qs title="wrong"', 'sendMail')],
    ['with a signature', fence('qs signature', 'length(aString : string) : integer')],
    ['with the form of a statement', fence('qs signature syntax', 'while(Condition) … end')],
    ['with a constant that it tells itself', `\`kNew\`\n\n${fence('qs', 'send(kNew)')}`],
    ['with JSON', fence('json', '{"a": [1]}')],
    ['with a part of JSON', fence('json fragment', '"a": [1]')],
    ['with a request', fence('http', 'GET /rest/Employee?$top=1')],
    ['with a response', fence('http', 'HTTP/1.1 200 OK')],
    [
      'with tabs that say the same',
      tabs(fence('http', 'GET /rest/A'), fence('bash', 'curl "$E/rest/A"')),
    ],
  ])('%s', (_, source) => {
    expect(faultsOf(source)).toEqual([]);
  });
});

describe('reports a fault', () => {
  test.each([
    ['at a syntax error', fence('qs', 'a = 1', 'a == 1'), /^3:1: found a value, expected/],
    ['at an unknown command', fence('qs', 'a = lenght("x")'), /^2:5: no command/],
    [
      'in a list, with the column of the page',
      `- x\n\n  ${fence('qs', '  a == 1').replace(/\n(?=`)/, '\n  ')}`,
      /^4:3: found/,
    ],
    [
      'at whole statements marked as a fragment',
      fence('qs fragment', 'a = 1'),
      /^1: .*Remove the mark "fragment"/,
    ],
    [
      'at a sample marked as wrong that is not',
      fence('qs wrong', 'a = 1'),
      /^1: .*Remove the mark "wrong"/,
    ],
    [
      'at JSON that does not parse',
      fence('json', '{', '  "a": 1,', '}'),
      /^4: the JSON does not parse/,
    ],
    ['at JSON that ends too early', fence('json', '{', '  "a": 1'), /^3: the JSON/],
    [
      'at JSON marked as a fragment that is not',
      fence('json fragment', '{}'),
      /Remove the mark "fragment"/,
    ],
    ['at an unknown parameter', fence('http', 'GET /rest/A?$tp=1'), /^2: no API page .*"\$tp"/],
    ['at an HTTP sample without a request', fence('http', '/rest/A'), /^2: .*begin with a request/],
    [
      'at tabs that differ',
      tabs(fence('http', 'GET /rest/A'), fence('bash', '# read', 'curl "$E/rest/B"')),
      /^9: the tabs "http" and "bash" differ: the path is "\/rest\/B" here/,
    ],
  ])('%s', (_, source, message) => {
    expect(faultsOf(source).join()).toMatch(message);
  });

  test('of the page, all of them', () => {
    const source = [fence('qs', 'a == 1'), fence('json', '{')].join('\n\n');
    expect(faultsOf(source)).toHaveLength(2);
  });

  test("in names that the page's version lacks", () => {
    const source = fence('qs', 'size = length("Qodly")');
    expect(faultsOf(source, '0.1.0').join()).toMatch(
      /"length" is not documented in 0\.1\.0: it is a command since next/,
    );
  });
});
