import {describe, expect, test} from 'vitest';
import {problemsOf as problemsOfCheck, testSite} from '../../tests/support/testSite';
import {samples} from './samples';

const pages = {
  'language/commands/length.md':
    '---\nkind: command\n---\n\n```qs signature\nlength(aString : string) : integer\n```\n',
  'api/$top.md': 'A GET takes `$top`.',
};

function problemsOf(source: string, label: 'next' | '0.1.0' = 'next'): string[] {
  const page = {'page.md': source};
  const site = testSite({next: {...page, ...pages}, '0.2.0': {}, '0.1.0': page});
  return problemsOfCheck(samples, source, {label, site});
}

function fence(language: string, ...lines: string[]): string {
  return ['```' + language, ...lines, '```'].join('\n');
}

function tabs(...samples: string[]): string {
  return ['<Tabs groupId="client">', ...samples, '</Tabs>'].join('\n\n');
}

describe('a page is accepted', () => {
  test.each([
    ['with valid samples', fence('qs', 'size = length("Qodly") // 5')],
    ['with a fragment', fence('qs fragment', 'a ? b : c')],
    ['with an intentionally invalid sample', fence('qs wrong', 'size = lenght("Qodly")')],
    ['with a title that says "wrong"', fence('qs title="wrong"', 'sendMail')],
    ['with a signature', fence('qs signature', 'length(aString : string) : integer')],
    ['with the syntax of a statement', fence('qs signature syntax', 'while(Condition) … end')],
    ['with a constant that it documents itself', `\`kNew\`\n\n${fence('qs', 'send(kNew)')}`],
    ['with JSON', fence('json', '{"a": [1]}')],
    ['with a JSON fragment', fence('json fragment', '"a": [1]')],
    ['with a request', fence('http', 'GET /rest/Employee?$top=1')],
    ['with a response', fence('http', 'HTTP/1.1 200 OK')],
    [
      'with tabs that show the same request',
      tabs(fence('http', 'GET /rest/A'), fence('bash', 'curl "$E/rest/A"')),
    ],
  ])('%s', (_, source) => {
    expect(problemsOf(source)).toEqual([]);
  });
});

describe('reports a problem', () => {
  test.each([
    ['for a syntax error', fence('qs', 'a = 1', 'a == 1'), /^3:1: found a value, expected/],
    ['for an unknown command', fence('qs', 'a = lenght("x")'), /^2:5: no command/],
    [
      'in a list, with the column on the page',
      `- x\n\n  ${fence('qs', '  a == 1').replace(/\n(?=`)/, '\n  ')}`,
      /^4:3: found/,
    ],
    [
      'for complete statements marked as a fragment',
      fence('qs fragment', 'a = 1'),
      /^1: .*Remove the mark "fragment"/,
    ],
    [
      'for a valid sample marked as wrong',
      fence('qs wrong', 'a = 1'),
      /^1: .*Remove the mark "wrong"/,
    ],
    ['for JSON that ends too early', fence('json', '{', '  "a": 1'), /^3: the JSON/],
    [
      'for complete JSON marked as a fragment',
      fence('json fragment', '{}'),
      /Remove the mark "fragment"/,
    ],
    ['for an unknown parameter', fence('http', 'GET /rest/A?$tp=1'), /^2: no API page .*"\$tp"/],
    [
      'for an HTTP sample without a request',
      fence('http', '/rest/A'),
      /^2: .*begin with a request/,
    ],
    [
      'for tabs that differ',
      tabs(fence('http', 'GET /rest/A'), fence('bash', '# read', 'curl "$E/rest/B"')),
      /^9: the tabs "HTTP" and "curl" differ: the path is "\/rest\/B" here/,
    ],
  ])('%s', (_, source, message) => {
    expect(problemsOf(source).join()).toMatch(message);
  });

  test('for each invalid sample on a page', () => {
    const source = [fence('qs', 'a == 1'), fence('json', '{')].join('\n\n');
    expect(problemsOf(source)).toHaveLength(2);
  });

  test("for names that the page's version lacks", () => {
    const source = fence('qs', 'size = length("Qodly")');
    expect(problemsOf(source, '0.1.0').join()).toMatch(
      /"length" is not documented in 0\.1\.0 \(a command since next\)/,
    );
  });
});
