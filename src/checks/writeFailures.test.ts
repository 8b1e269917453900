import {expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {writeFailures} from './writeFailures';

function faultsOf(source: string, pagePath = 'api/$method.md'): string[] {
  const site = testSite({next: {[pagePath]: source}});
  return site.versions.flatMap(({pages}) =>
    pages.flatMap((page) => writeFailures(page, site).map(({line, found}) => `${line}: ${found}`)),
  );
}

const write = 'Updates.\n\n```http\nPOST /rest/Employee?$method=update\n```\n\n';

test("a request that writes has a failed answer, or a note that it isn't specified", () => {
  expect(faultsOf(`${write}\`\`\`json\n{"__ERROR": []}\n\`\`\``)).toEqual([]);
  expect(faultsOf(`${write}Not specified: the answer to a wrong key.`)).toEqual([]);
  expect(faultsOf(`${write}\`\`\`json\n{"success": true}\n\`\`\``)).toEqual([
    '3: the page has a request that writes, and shows none that fails',
  ]);
});

test('a request that reads needs no failed answer, nor does a page outside the API', () => {
  expect(faultsOf('```http\nGET /rest/Employee\n```')).toEqual([]);
  expect(faultsOf(write, 'studio/httpHandlers.md')).toEqual([]);
});
