import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {documentedCommands} from '../support/documentedCommands';

const siteDir = path.resolve(import.meta.dirname, '../..');
const {scripts} = JSON.parse(fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const guides = ['CONTRIBUTING.md', 'src/content/README.md', 'src/tools/README.md'].map((name) => {
  const file = path.join(siteDir, name);
  return {name, file, text: fs.readFileSync(file, 'utf8')};
});

// `documentedCommands.test.ts` runs the commands.
test.each(guides)('$name only mentions existing commands', ({text}) => {
  const commands = documentedCommands(text);
  // npm requires "run" for all other names.
  expect(commands).toHaveLength(text.match(/\bnpm (?!ci\b)/g)?.length ?? 0);
  expect(commands.filter(({script}) => !(script in scripts))).toEqual([]);
});

test.each(guides)('$name only links to existing files and headings', ({file, text}) => {
  for (const [, target = ''] of text.replace(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)) {
    const [name = '', anchor] = target.split('#');
    const linked = name ? path.resolve(path.dirname(file), name) : file;
    expect(fs.existsSync(linked), target).toBe(true);
    if (anchor) {
      expect(headingsOf(fs.readFileSync(linked, 'utf8')), target).toContain(anchor);
    }
  }
});

test('the first page for writers takes five minutes to read at 240 words per minute', () => {
  expect(guides[0]?.text.split(/\s+/).length).toBeLessThan(1200);
});

const tools = Object.entries(scripts).filter(([, script]) =>
  /src\/(?:tools|publish)\/\S+\.ts$/.test(script),
);

test.concurrent.each(tools)('npm run %s -- --help prints its usage', async (name, script) => {
  const [program = '', ...args] = script.split(' ');
  const {stdout} = await promisify(execFile)(program, [...args, '--help'], {cwd: siteDir});
  expect(stdout).toMatch(new RegExp(`^Usage: npm (?:run )?${name}\\b`));
});

/** Returns the anchors that GitHub generates for plain-text headings. */
function headingsOf(text: string): string[] {
  return Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}
