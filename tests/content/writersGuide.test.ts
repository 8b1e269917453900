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

test.each(guides)('$name only mentions existing commands and options', ({text}) => {
  const commands = documentedCommands(text);
  // npm requires "run" for all other names.
  expect(commands).toHaveLength(text.match(/\bnpm (?!ci\b)/g)?.length ?? 0);
  for (const {text: command, script, args} of commands) {
    expect(Object.keys(scripts), command).toContain(script);
    const source = sourceOf(scripts[script] ?? '');
    for (const [option] of args.flatMap((word) => [...word.matchAll(/(?<=^--)[\w-]+/g)])) {
      expect(source, command).toMatch(new RegExp(`\\b${option}\\b`));
    }
  }
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

/** Returns the concatenated source files of a script's tool. */
function sourceOf(script: string): string {
  const [directory = ''] = /src\/tools\/\w+(?=\/)/.exec(script) ?? [];
  return directory && readFolder(path.join(siteDir, directory));
}

function readFolder(directory: string): string {
  return fs
    .readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => fs.readFileSync(path.join(directory, name), 'utf8'))
    .join('\n');
}

/** Returns the anchors that GitHub generates for plain-text headings. */
function headingsOf(text: string): string[] {
  return Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}
