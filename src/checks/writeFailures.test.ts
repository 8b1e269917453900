import {expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {writeFailures} from './writeFailures';

function problemsOf(source: string, pagePath = 'api/$method.md'): string[] {
  const site = testSite({next: {[pagePath]: source}});
  return site.versions.flatMap(({pages}) =>
    pages.flatMap((page) => writeFailures(page, site).map(({line, found}) => `${line}: ${found}`)),
  );
}

const pageWithWrite = 'Updates.\n\n```http\nPOST /rest/Employee?$method=update\n```\n\n';

test("a page with a write request shows a failed response, or notes that it isn't specified", () => {
  expect(problemsOf(`${pageWithWrite}\`\`\`json\n{"__ERROR": []}\n\`\`\``)).toEqual([]);
  expect(problemsOf(`${pageWithWrite}Not specified: the answer to a wrong key.`)).toEqual([]);
  expect(problemsOf(`${pageWithWrite}\`\`\`json\n{"success": true}\n\`\`\``)).toEqual([
    "3: the page has a request that writes, but doesn't show one that fails",
  ]);
});

test('a page with only read requests, or outside the API, needs no failed response', () => {
  expect(problemsOf('```http\nGET /rest/Employee\n```')).toEqual([]);
  expect(problemsOf(pageWithWrite, 'studio/httpHandlers.md')).toEqual([]);
});
