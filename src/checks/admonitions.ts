import type {Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isAdmonitionTitle, nodesOf} from '../content/page/nodes';
import {problemAt, type NestedProblems, type Problem, type TextCheck} from './problem';

export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger'];
const form = `Write one of ${admonitionKinds.map((kind) => `:::${kind}`).join(', ')}, or :::tip[Title] for one with a title`;

interface Line {
  text: string;
  /** One-based. */
  number: number;
}

/**
 * Requires admonitions to have a known kind, the title (if any) in brackets, and a closing line.
 *
 * good: `:::note`, the text, and `:::` on a separate line
 * bad:  `::: note`, `:::note Title`, `> [!NOTE]`, `**Note:** …`, `:::note` that is never closed
 */
export const admonitions: TextCheck = ({tree, source}) => {
  const bold = nodesOf(tree, 'paragraph').map(boldProblem);
  if (!/:::|\[!/.test(source)) {
    return bold;
  }
  const code = nodesOf(tree, 'code').map(({position}) => position);
  const lines = source
    .split('\n')
    .map((text, index) => ({text, number: index + 1}))
    .filter(
      ({number}) =>
        !code.some(
          (candidate) =>
            candidate && candidate.start.line <= number && number <= candidate.end.line,
        ),
    );
  return [lines.map(formProblem), endProblems(lines), emptyProblems(tree), bold];
};

function formProblem({text, number}: Line): Problem | undefined {
  const [, alert] = /^\s*>\s*\[!(\w+)\]/.exec(text) ?? [];
  if (alert !== undefined) {
    const kind = alert.toLowerCase();
    return {
      line: number,
      found: `"[!${alert}]" is GitHub's syntax for an admonition`,
      hint: `Write :::${admonitionKinds.includes(kind) ? kind : 'note'}, the text, and ::: on a separate line`,
    };
  }
  const [, space = '', kind = '', title = ''] = /^\s*:::+(\s*)([a-z]+)(.*)$/i.exec(text) ?? [];
  const isKnown = admonitionKinds.includes(kind);
  if (kind === '' || (space === '' && isKnown && /^(?:\[.+\])?\s*$/.test(title))) {
    return undefined;
  }
  const isSpaced = space !== '' && isKnown;
  return {
    line: number,
    found: `"${text.trim()}" is not an admonition${isSpaced ? ': there is a space after the colons' : ''}`,
    hint: isSpaced ? `Write :::${kind}` : form,
  };
}

/** Maps the labels that other sites write in bold to admonition kinds. */
const kindsByLabel: Record<string, string> = {
  attention: 'warning',
  caution: 'warning',
  danger: 'danger',
  hint: 'tip',
  important: 'warning',
  info: 'info',
  note: 'note',
  tip: 'tip',
  warning: 'warning',
};

/** Finds a paragraph that begins with `**Note:**`, `**Note**:`, or `*Note:*`. */
function boldProblem({children: [label, text]}: Paragraph): NestedProblems {
  if (label?.type !== 'strong' && label?.type !== 'emphasis') {
    return undefined;
  }
  const words = toString(label).trim();
  const hasColon = words.endsWith(':') || (text?.type === 'text' && text.value.startsWith(':'));
  const kind = hasColon && kindsByLabel[words.replace(/:$/, '').toLowerCase()];
  return (
    kind &&
    problemAt(label, {
      found: `"${words}" in bold is not an admonition`,
      hint: `Write :::${kind}, the text, and ::: on separate lines`,
    })
  );
}

function emptyProblems(tree: Root): Problem[] {
  return nodesOf(tree, 'containerDirective')
    .filter(({children}) => children.every(isAdmonitionTitle))
    .map((node) =>
      problemAt(node, {
        found: `the admonition ":::${node.name}" has no text`,
        hint: 'Write it between the lines that begin with :::, or delete them',
      }),
    );
}

/**
 * Reports unclosed admonitions, closing lines without an admonition, and nested admonitions whose
 * closing line would appear as text because the outer one doesn't have more colons.
 */
function endProblems(lines: readonly Line[]): Problem[] {
  const open: Line[] = [];
  const problems: Problem[] = [];
  for (const line of lines) {
    if (/^\s*:::+\s*[a-z]/i.test(line.text)) {
      const outer = open.at(-1);
      if (outer && colonsOf(outer) <= colonsOf(line)) {
        problems.push({
          line: outer.number,
          found: `"${outer.text.trim()}" contains another admonition, but doesn't have more colons`,
          hint: 'Begin and end the outer one with one more colon: ::::',
        });
      }
      open.push(line);
    } else if (/^\s*:::+\s*$/.test(line.text) && open.pop() === undefined) {
      problems.push({
        line: line.number,
        found: '":::" does not close an admonition',
        hint: 'Delete the line, or begin the admonition with :::note',
      });
    }
  }
  return [
    ...problems,
    ...open.map(({text, number}) => ({
      line: number,
      found: `the admonition "${text.trim()}" is never closed`,
      hint: 'Write ::: on the line after its text',
    })),
  ];
}

function colonsOf({text}: Line): number {
  return /:+/.exec(text)?.[0].length ?? 0;
}
