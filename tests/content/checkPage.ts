import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {validateFrontMatter, type PageFrontMatter} from '../../src/content/frontMatter';
import {pageParser} from '../../src/content/parsePage';
import {resultRowName} from '../../src/remark/checkParameterTable';
import {pageTransforms} from '../../src/remark';
import {cellTexts} from '../../src/remark/nodes';
import {collectSignatureBlocks} from '../../src/remark/signatureBlocks';
import {headingFaults, templateHeadings} from './template';

const sampleLanguages = new Set([
  'bash',
  'css',
  'dot',
  'html',
  'http',
  'js',
  'json',
  'layout',
  'qs',
  'text',
  'ts',
  'tsx',
]);

const fewestWords = 120;

/** Everything that is wrong with a page, a line each with file and line; empty when it holds. */
export async function checkPage(file: string, siteDir: string): Promise<string[]> {
  const source = fs.readFileSync(file, 'utf8');
  const name = path.relative(siteDir, file);
  const frontMatter = await readFrontMatter(file, name, source);
  if (typeof frontMatter === 'string') {
    return [frontMatter];
  }
  const tree = parse(source, name);
  if (typeof tree === 'string') {
    return [tree];
  }
  return [
    ...headingFaults(secondLevelHeadings(tree), templateHeadings(frontMatter.kind)).map(
      (fault) => `${name}: ${fault}. Follow src/templates/${frontMatter.kind}.md`,
    ),
    ...purposeFaults(tree, frontMatter, name),
    ...resultFaults(tree, source, frontMatter, name),
    ...headingOrderFaults(tree, name),
    ...sampleFaults(tree, name),
    ...admonitionFaults(source, name),
    ...badgeFaults(tree, name),
    ...wordFaults(tree, name),
    ...(await transformFaults(file, siteDir, source)),
  ];
}

async function readFrontMatter(
  file: string,
  name: string,
  source: string,
): Promise<PageFrontMatter | string> {
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: source,
    });
    return validateFrontMatter(frontMatter, name, source);
  } catch (error) {
    return String((error as Error).message);
  }
}

function parse(source: string, name: string): Root | string {
  try {
    return pageParser.parse(source);
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    return `${name}:${line ?? 1}: not valid MDX: ${reason ?? String(error)}`;
  }
}

function secondLevelHeadings(tree: Root): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2
      ? [toString(node.children.filter((child) => child.type !== 'mdxTextExpression')).trim()]
      : [],
  );
}

/** A command's first paragraph is its description. */
function purposeFaults(tree: Root, frontMatter: PageFrontMatter, name: string): string[] {
  const first = tree.children.find((node) => node.type !== 'yaml');
  const text = first ? toString(first) : '';
  return frontMatter.kind === 'command' && text !== frontMatter.description
    ? [`${name}: the first paragraph differs from the description. Write the same sentence in both`]
    : [];
}

/** A command without parentheses reads as a property; its result has a row all the same. */
function resultFaults(
  tree: Root,
  source: string,
  frontMatter: PageFrontMatter,
  name: string,
): string[] {
  if (frontMatter.kind !== 'command') {
    return [];
  }
  return collectSignatureBlocks(tree, new VFile({path: name, value: source})).flatMap((block) => {
    const hasResult = block.forms.some(({result}) => result !== '' && result !== 'void');
    const hasRow = block.table?.children.some((row) => cellTexts(row)[0] === resultRowName);
    return hasResult && !hasRow
      ? [`${name}:${block.code.position?.start.line}: the result has no row. Add the row "Result"`]
      : [];
  });
}

function headingOrderFaults(tree: Root, name: string): string[] {
  const faults: string[] = [];
  let previous = 1;
  visit(tree, 'heading', (heading) => {
    const line = heading.position?.start.line;
    if (heading.depth === 1) {
      faults.push(
        `${name}:${line}: a first-level heading. The title of the front matter is the page's`,
      );
    } else if (heading.depth > previous + 1) {
      faults.push(`${name}:${line}: the heading skips a level. Use ${'#'.repeat(previous + 1)}`);
    }
    previous = heading.depth;
  });
  return faults;
}

function sampleFaults(tree: Root, name: string): string[] {
  const faults: string[] = [];
  visit(tree, 'code', (code) => {
    if (!sampleLanguages.has(code.lang ?? '')) {
      faults.push(
        `${name}:${code.position?.start.line}: a code block in "${code.lang ?? ''}". Use one of ${[...sampleLanguages].join(', ')}`,
      );
    }
    if (code.value.trim() === '') {
      faults.push(`${name}:${code.position?.start.line}: an empty code block`);
    }
  });
  return faults;
}

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];

function admonitionFaults(source: string, name: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const found = /^\s*:::+\s*([a-z]+)(.*)$/.exec(line);
    const isGood =
      !found || (admonitions.includes(found[1] ?? '') && /^(?:\[.+\])?\s*$/.test(found[2] ?? ''));
    return isGood
      ? []
      : [
          `${name}:${index + 1}: "${line.trim()}". Write one of ${admonitions.map((a) => `:::${a}`).join(', ')}, with a title as :::tip[Title]`,
        ];
  });
}

const oldestTree = 'versioned_docs/version-1.0.0/';

function badgeFaults(tree: Root, name: string): string[] {
  const faults: string[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxJsxFlowElement;
    if (name.startsWith(oldestTree) && ['Since', 'Changed'].includes(element.name ?? '')) {
      faults.push(
        `${name}:${element.position?.start.line}: <${element.name}> in the oldest version. Leave out what came later`,
      );
    }
  });
  return faults;
}

function wordFaults(tree: Root, name: string): string[] {
  const text = tree.children.filter((node) => node.type !== 'yaml').map((node) => toString(node));
  const words = text.join(' ').split(/\s+/).filter(Boolean).length;
  return words < fewestWords
    ? [
        `${name}: ${words} words. A page has ${fewestWords} at least; say what the facts know, or add a sample`,
      ]
    : [];
}

/** Runs the build's own transforms, each on a fresh tree, so that one fault does not hide another. */
async function transformFaults(file: string, siteDir: string, source: string): Promise<string[]> {
  const faults: string[] = [];
  for (const transform of pageTransforms(siteDir)) {
    const vfile = new VFile({path: file, value: source, cwd: siteDir});
    try {
      await pageParser().use([transform]).run(pageParser.parse(source), vfile);
    } catch (error) {
      faults.push((error as {reason?: string}).reason ?? String(error));
    }
  }
  return faults;
}
