import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {restFactsOf} from './restFacts';

test('knows the parameters that pages are named after or mention, and the methods', () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rest-'));
  fs.mkdirSync(path.join(directory, 'api'));
  fs.writeFileSync(
    path.join(directory, 'api/$top$limit.md'),
    'A GET takes `$top=10&$params=…`.\n\n```http\nPATCH /rest/$sample\n```\n',
  );
  fs.writeFileSync(path.join(directory, 'other.md'), 'A POST takes `$foo`.');
  const {parameters, methods} = restFactsOf(directory);
  expect([...parameters]).toEqual(['$top', '$limit', '$params']);
  expect([...methods]).toEqual(['GET']);
});
