import {transform, type DeclarationBlock, type Rule, type TokenOrValue} from 'lightningcss';

/** Values of custom properties, by name. */
type Values = Map<string, TokenOrValue[]>;

/**
 * Puts the values of custom properties in the place of those that no theme, screen or element changes:
 * of Infima's properties, that is half.
 *
 * @param sheets those of one site, in their order
 * @param words what code names: it may set a property
 */
export function inlineConstants(sheets: readonly string[], words: ReadonlySet<string>): string[] {
  const constants = findConstants(sheets.flatMap(rulesOf), words);
  return sheets.map((css) => {
    const {code} = transform({
      filename: 'styles.css',
      code: Buffer.from(css),
      visitor: {
        Variable: ({name}) => {
          const value = constants.get(name.ident);
          return value && [space, ...value, space];
        },
      },
    });
    return code.toString();
  });
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {StyleSheet: (sheet) => void rules.push(...sheet.rules)},
  });
  return rules;
}

/** `var(--a)var(--b)` are two values, `1px2px` is none. */
const space: TokenOrValue = {type: 'token', value: {type: 'white-space', value: ' '}};

function findConstants(rules: readonly Rule[], words: ReadonlySet<string>): Values {
  const {root, changing} = sort(rules);
  const constants: Values = new Map();
  const isConstant = (token: TokenOrValue): boolean =>
    token.type === 'var' ? constants.has(token.value.name.ident) : !asksForOthers(token);
  const inline = (token: TokenOrValue): TokenOrValue[] =>
    token.type === 'var' ? (constants.get(token.value.name.ident) ?? []) : [token];
  let before: number;
  do {
    before = constants.size;
    for (const [name, value] of root) {
      const canChange = changing.has(name) || words.has(name);
      if (!canChange && !constants.has(name) && value.every(isConstant)) {
        constants.set(name, value.flatMap(inline));
      }
    }
  } while (constants.size > before);
  return constants;
}

/** The last values of the root, those outside of layers before others; and what is set elsewhere. */
function sort(rules: readonly Rule[]): {root: Values; changing: Set<string>} {
  const layered: Values = new Map();
  const unlayered: Values = new Map();
  const changing = new Set<string>();
  const walk = (below: readonly Rule[], isFixed: boolean, values: Values) => {
    for (const rule of below) {
      if (rule.type === 'style') {
        const {declarations, selectors, rules: nested = []} = rule.value;
        const isRoot = isFixed && JSON.stringify(selectors) === rootSelector;
        for (const [name, value] of customProperties(declarations)) {
          if (isRoot) {
            values.set(name, value);
          } else {
            changing.add(name);
          }
        }
        walk(nested, false, values);
      } else if (rule.type === 'layer-block') {
        walk(rule.value.rules, isFixed, layered);
      } else if ('value' in rule && rule.value && 'rules' in rule.value) {
        walk(rule.value.rules as Rule[], false, values);
      }
    }
  };
  walk(rules, true, unlayered);
  return {root: new Map([...layered, ...unlayered]), changing};
}

const rootSelector = JSON.stringify([[{type: 'pseudo-class', kind: 'root'}]]);

function customProperties(block: DeclarationBlock | undefined): [string, TokenOrValue[]][] {
  const declarations = [...(block?.declarations ?? []), ...(block?.importantDeclarations ?? [])];
  return declarations.flatMap((declaration) =>
    declaration.property === 'custom' ? [[declaration.value.name, declaration.value.value]] : [],
  );
}

/** A function, such as `calc`, may hold properties deep within. */
function asksForOthers(token: TokenOrValue): boolean {
  return JSON.stringify(token).includes('"type":"var"');
}
