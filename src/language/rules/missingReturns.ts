import type {Rule} from './ruleInput';

/** A function that declares an unnamed result returns one. */
export const missingReturns: Rule = ({bodies}) =>
  bodies.flatMap(({header, owner, statements, all}) => {
    const result = header?.result;
    const isMissing =
      result?.type &&
      !result.name &&
      statements.length > 0 &&
      !all.some((statement) => statement.kind === 'return' || throws(statement));
    return isMissing && result.type
      ? [
          {
            at: owner?.at ?? result.type.at,
            found: `a result of the type ${result.type.name} is declared, and never returned`,
            hint: 'Add "return" with the value, or name the result: "-> name : type"',
          },
        ]
      : [];
  });

function throws(statement: {kind: string; expression?: unknown}): boolean {
  return JSON.stringify(statement.expression ?? '').includes('"name":"throw"');
}
