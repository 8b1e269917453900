import type {Code, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../content/page';
import {isSignatureFence} from '../../content/signatures';
import type {PageSections, Section} from './readSections';

/**
 * Reads a page's Markdown into sections, for the dev server, which builds no pages. Close to what
 * `readSections` gives, but what components write is missing, and there are no categories.
 */
export function readMarkdown({tree, headings, frontMatter}: Page): PageSections {
  const {title = ''} = frontMatter;
  const sections: Section[] = [newSection(title, '')];
  for (const node of tree.children) {
    const heading = headings.find((one) => one.node === node);
    const section = sections.at(-1);
    if (heading?.depth === 2 || heading?.depth === 3) {
      sections.push(newSection(heading.text, `#${heading.anchor}`));
    } else if (section) {
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

function addCode(section: Section, code: Code): void {
  if (isSignatureFence(code)) {
    section.signature ??= code.value.split('\n')[0] ?? '';
  } else {
    section.code += `${code.value}\n`;
  }
}
