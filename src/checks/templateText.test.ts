import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {faultsOf} from '../../tests/support/testSite';
import {pageKinds} from '../config/pageKinds';
import {composePage} from '../tools/newPage/composePage';
import {templateText} from './templateText';

const page = (description: string, text: string) =>
  `---\ntitle: Uploads\ndescription: ${description}\nkind: guide\n---\n\n${text}\n`;

test("reports a sentence from the template on its line, but not the writer's own", () => {
  const text = 'What the reader will build or be able to do at the end, and what it takes.';
  expect(faultsOf(templateText, page('Upload pictures.', 'Pictures go up.'))).toEqual([]);
  expect(faultsOf(templateText, page('Upload pictures.', `Pictures go up.\n\n${text}`))).toEqual([
    `9: "${text}" is from src/templates/guide.md. Write what it asks for, or delete it`,
  ]);
});

test.each(Object.keys(pageKinds))('a new page of the kind %s is not finished', (kind) => {
  const file = path.resolve(__dirname, `../templates/${kind}.md`);
  const made = composePage(fs.readFileSync(file, 'utf8'), 'trimSpaces');
  const faults = faultsOf(templateText, made);
  expect(faults[0]).toMatch(/^3: ".* is from src/);
  expect(faults[1]).toMatch(/^4: ".*words,? that readers,? would type" is from src/);
  expect(faults.length).toBeGreaterThan(2);
});
