import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import type {PageKind} from '../../src/content/kinds';
import {parsePage} from '../../src/content/parsePage';

/** How often a second-level heading of a template stands in a page. */
type Occurrence = 'once' | 'optional' | 'free' | 'repeat';

interface TemplateHeading {
  text: string;
  occurrence: Occurrence;
}

/** The second-level headings of the kind's template; the comment behind a heading says how often. */
export function templateHeadings(kind: PageKind): TemplateHeading[] {
  const file = path.resolve(import.meta.dirname, '../../src/templates', `${kind}.md`);
  return parsePage(fs.readFileSync(file, 'utf8')).children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth !== 2) {
      return [];
    }
    const comment = node.children.find((child) => child.type === 'mdxTextExpression');
    const mark = /\b(optional|free|repeat)\b/.exec(comment?.value ?? '')?.[1];
    const words = node.children.filter((child) => child !== comment);
    return [{text: toString(words).trim(), occurrence: (mark as Occurrence | undefined) ?? 'once'}];
  });
}

/**
 * What is wrong with a page's second-level headings, in words; empty when they follow the template.
 * Named headings stand in the template's order; others are allowed only where it has a free place.
 */
export function headingFaults(headings: readonly string[], template: TemplateHeading[]): string[] {
  const named = template.filter(
    ({occurrence}) => occurrence === 'once' || occurrence === 'optional',
  );
  const names = named.map(({text}) => text);
  const missing = named
    .filter(({text, occurrence}) => occurrence === 'once' && !headings.includes(text))
    .map(({text}) => `the heading "## ${text}" is missing`);
  const positions = headings
    .filter((text) => names.includes(text))
    .map((text) => names.indexOf(text));
  const unordered = positions.some((position, i) => i > 0 && position <= (positions[i - 1] ?? -1))
    ? [`the headings stand in another order than ${names.map((name) => `"${name}"`).join(', ')}`]
    : [];
  const isOpen = template.some(({occurrence}) => occurrence === 'free');
  const hasMembers = template.some(({occurrence}) => occurrence === 'repeat');
  const foreign = headings
    .filter((text) => !names.includes(text) && !isOpen && !(hasMembers && isMemberName(text)))
    .map((text) => `the template has no heading "## ${text}"`);
  return [...missing, ...unordered, ...foreign];
}

/** `.orderBy()`, `[index]`, `4D.File.new()`, `cs.Qodly.Users.new()`. */
function isMemberName(text: string): boolean {
  return /^(?:\.|\[|4D\.|cs\.)/.test(text);
}
