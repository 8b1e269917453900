import {
  parse,
  type Declaration,
  type Rule,
  type SelectorList,
  type SyntaxParseError,
} from 'css-tree';
import {declarationProblem} from './declarationProblem';
import {readSelector, type Selector} from './readSelector';

export interface StyleRule {
  selectors: Selector[];
  declarations: Declaration[];
}

/** A problem that prevents drawing. */
export interface Finding {
  /** One-based line number in the sample. */
  line: number;
  found: string;
  hint: string;
}

const fixHint = 'Correct it, or remove "shown" from the sample';

/**
 * in: `self .fd-radio__item:hover { color: green }`
 * out: its rules, and findings for invalid CSS or CSS that can't be drawn
 */
export function readRules(css: string): {rules: StyleRule[]; findings: Finding[]} {
  const findings: Finding[] = [];
  const tree = parse(css, {
    positions: true,
    onParseError: (error) => {
      // The error's type omits the position.
      const {message, line} = error as SyntaxParseError & {line: number};
      findings.push({
        line,
        found: `the CSS can't be read: ${message.toLowerCase()}`,
        hint: fixHint,
      });
    },
  });
  const rules: StyleRule[] = [];
  for (const node of tree.type === 'StyleSheet' ? tree.children : []) {
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
      const rule = readRule(node, node.prelude);
      rules.push(rule);
      findings.push(...rule.declarations.flatMap(checkDeclaration));
      findings.push(...rule.selectors.flatMap(checkSelector), ...nestedRules(node));
    } else if (node.type === 'Atrule') {
      findings.push({
        line: lineOf(node),
        found: `"@${node.name}" can't be drawn`,
        hint: fixHint,
      });
    }
  }
  return {rules, findings};
}

function readRule({block}: Rule, prelude: SelectorList): StyleRule {
  return {
    selectors: prelude.children
      .toArray()
      .flatMap((node) => (node.type === 'Selector' ? [readSelector(node)] : [])),
    declarations: block.children
      .toArray()
      .filter((node): node is Declaration => node.type === 'Declaration'),
  };
}

function nestedRules({block}: Rule): Finding[] {
  return block.children
    .toArray()
    .filter(({type}) => type === 'Rule' || type === 'Atrule')
    .map((node) => ({
      line: lineOf(node),
      found: "a rule within a rule can't be drawn",
      hint: 'Write it below the outer rule, with its full selector',
    }));
}

function checkDeclaration(declaration: Declaration): Finding[] {
  const found = declarationProblem(declaration);
  return found === undefined ? [] : [{line: lineOf(declaration), found, hint: fixHint}];
}

function checkSelector({written, line, unknownPseudo}: Selector): Finding[] {
  return unknownPseudo === undefined
    ? []
    : [
        {
          line,
          found: `the selector "${written}" has "${unknownPseudo}", which can't be drawn`,
          hint: fixHint,
        },
      ];
}

function lineOf({loc}: {loc?: {start: {line: number}} | null}): number {
  return loc?.start.line ?? 1;
}
