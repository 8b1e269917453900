import type {Nodes, Parents} from 'mdast';
import {isExpression, readComment} from '../content/page/nodes';
import type {Page} from '../content/page/page';
import {problemAt, proseRules, type Problem} from './problem';

/** A comment that suppresses a prose rule in one block of the page. */
interface Allowance {
  /** The comment. */
  node: Nodes;
  rule: string;
  reason: string;
  /** The lines of the block. */
  from: number;
  to: number;
}

/**
 * Returns the problems that no comment on the page suppresses. A comment alone in its block applies to
 * the next block, any other comment to the block around it.
 *
 *     {/* check: allow doubled-word, quoted message *‍/}
 */
export function withoutAllowed(page: Page, problems: readonly Problem[]): Problem[] {
  const allowances = allowancesOf(page);
  return problems.filter((problem) => !allowances.some((allowance) => allows(allowance, problem)));
}

/** Reports comments that suppress nothing. @param problems all problems on the page, from all rules */
export function unusedAllowances(page: Page, problems: readonly Problem[]): Problem[] {
  return allowancesOf(page).flatMap((allowance) => {
    const {node, rule, reason} = allowance;
    if (!(proseRules as readonly string[]).includes(rule)) {
      return problemAt(node, {
        found: `the comment allows "${rule}", which is not the name of a prose rule`,
        hint: `The names are ${proseRules.join(', ')}`,
      });
    }
    if (reason === '') {
      return problemAt(node, {
        found: `the comment allows ${rule} without a reason`,
        hint: `Write {/* check: allow ${rule}, the reason */}`,
      });
    }
    return problems.some((problem) => allows(allowance, problem))
      ? []
      : problemAt(node, {
          found: `the comment allows ${rule}, but its block has nothing to allow`,
          hint: 'Delete the comment',
        });
  });
}

function allows({rule, reason, from, to}: Allowance, problem: Problem): boolean {
  return reason !== '' && rule === problem.rule && from <= problem.line && problem.line <= to;
}

function allowancesOf(page: Page): Allowance[] {
  return /\bcheck: allow\b/.test(page.source) && !page.syntaxError
    ? allowancesIn(page.tree, page.tree)
    : [];
}

/** @param block the smallest block around the node */
function allowancesIn(node: Parents, block: Nodes): Allowance[] {
  return node.children.flatMap((child, index) => {
    if (isExpression(child)) {
      const [, rule = '', reason = ''] =
        /^check: allow ([^\s,]*),?\s*([^]*)$/.exec(readComment(child) ?? '') ?? [];
      const next = node.children.slice(index + 1).find((child) => !isExpression(child));
      const allowed = child.type === 'mdxFlowExpression' ? next : block;
      return rule ? [{node: child, rule, reason, ...linesOf(allowed ?? child)}] : [];
    }
    return 'children' in child ? allowancesIn(child, isBlock(child) ? child : block) : [];
  });
}

function isBlock({type}: Nodes): boolean {
  return ['paragraph', 'heading', 'tableRow'].includes(type);
}

function linesOf({position}: Nodes): {from: number; to: number} {
  return {from: position?.start.line ?? 1, to: position?.end.line ?? 1};
}
