import type {Code, Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {headingAnchors} from '../../../content/anchors';
import {parsePage} from '../../../content/parsePage';
import type {PageSections, Section} from './readSections';

/**
 * Reads a page's Markdown into sections, for the dev server, which builds no pages. Close to what
 * `readSections` gives, but what components write is missing, and there are no categories.
 */
export function readMarkdown(source: string): PageSections {
  const tree = parsePage(source);
  const title = frontMatterTitle(tree);
  const anchors = headingAnchors(tree);
  const sections: Section[] = [newSection(title, '')];
  let headings = 0;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const anchor = anchors[headings] ?? '';
      headings += 1;
      if (startsSection(node)) {
        sections.push(newSection(toString(node), `#${anchor}`));
        continue;
      }
    }
    const section = sections.at(-1);
    if (section) {
      addNode(section, node);
    }
  }
  return {
    title,
    categories: [],
    sections: sections.map((section) => ({...section, text: section.text.trim()})),
  };
}

function newSection(title: string, hash: string): Section {
  return {title, hash, text: '', code: '', definitions: [], labels: [], isExample: false};
}

function startsSection({depth}: Heading): boolean {
  return depth === 2 || depth === 3;
}

function addNode(section: Section, node: RootContent): void {
  if (node.type === 'yaml' || node.type === 'mdxjsEsm') {
    return;
  }
  if (node.type === 'code') {
    addCode(section, node);
    return;
  }
  visit(node, (inner) => {
    if (inner.type === 'text' || inner.type === 'inlineCode') {
      section.text += inner.value;
    } else if (inner.type === 'code') {
      addCode(section, inner);
    } else {
      section.text += /^(?:paragraph|tableCell|listItem|break)$/.test(inner.type) ? ' ' : '';
    }
  });
}

function addCode(section: Section, {value, meta}: Code): void {
  if (/\bsignature\b/.test(meta ?? '')) {
    section.signature ??= value.split('\n')[0] ?? '';
  } else {
    section.code += `${value}\n`;
  }
}

function frontMatterTitle(tree: Root): string {
  const first = tree.children[0];
  const line = first?.type === 'yaml' ? /^title:\s*(.*)$/m.exec(first.value)?.[1] : undefined;
  return (line ?? '').replace(/^(['"])(.*)\1$/, '$2');
}
