import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {pageKinds} from '../config/pageKinds';
import {composePage} from '../tools/newPage/composePage';
import {templateText} from './templateText';

const page = (description: string, text: string) =>
  `---\ntitle: Uploads\ndescription: ${description}\nkind: guide\n---\n\n${text}\n`;

test("reports the line of a template sentence, but not the writer's own text", () => {
  const text = 'What the reader will build or be able to do at the end, and what it takes.';
  expect(problemsOf(templateText, page('Upload pictures.', 'Pictures go up.'))).toEqual([]);
  expect(problemsOf(templateText, page('Upload pictures.', `Pictures go up.\n\n${text}`))).toEqual([
    `9: "${text}" is from src/templates/guide.md. Replace it with your own text, or delete it`,
  ]);
});

test('reports headings and table cells from the template', () => {
  const command = '---\ntitle: A\ndescription: A.\nkind: command\n---\n\n';
  const table = '| Parameter | Type |\n|---|---|\n| source | What goes in, in a few words |';
  const heading = '## Examples\n\n### What this sample shows\n\nText.\n\n## See also\n\nText.';
  expect(problemsOf(templateText, `${command}${table}\n\n${heading}\n`)).toEqual([
    expect.stringMatching(/^13: "What this sample shows" is from/),
    expect.stringMatching(/^9: "What goes in, in a few words" is from/),
  ]);
});

test.each(Object.keys(pageKinds))('a new %s page is reported as unfinished', (kind) => {
  const file = path.resolve(__dirname, `../templates/${kind}.md`);
  const composed = composePage(fs.readFileSync(file, 'utf8'), 'trimSpaces');
  const problems = problemsOf(templateText, composed);
  expect(problems[0]).toMatch(/^3: ".* is from src/);
  expect(problems[1]).toMatch(/^4: ".*words,? that readers,? would type" is from src/);
  expect(problems.length).toBeGreaterThan(2);
});
