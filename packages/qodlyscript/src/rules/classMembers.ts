import {groupBy} from '../groupBy';
import type {ClassFunction, Identifier} from '../parser/syntax';
import type {Report, Rule} from './ruleInput';

/** Disallows duplicate constructors, properties, and functions, except for the accessors of a property. */
export const classMembers: Rule = ({file}, report) => {
  if (file.kind === 'method') {
    return;
  }
  const properties = groupBy(
    file.properties.flatMap(({names}) => names),
    ({name}) => name,
  );
  for (const [name, [, ...others]] of properties) {
    others.forEach((other) =>
      report(other, `a second property "${name}"`, 'Remove one, or choose another name'),
    );
  }
  for (const [name, functions] of groupBy(file.functions, (item) => item.name)) {
    if (name === 'constructor') {
      checkConstructors(functions, report);
    } else {
      checkFunctions(functions, properties.get(name)?.[0], report);
    }
  }
};

function checkConstructors([first, ...others]: readonly ClassFunction[], report: Report): void {
  others.forEach((other) =>
    report(
      other,
      `a second constructor; the first one is on line ${first?.at.line}`,
      'A class can have only one constructor: merge them; callers can omit trailing arguments',
    ),
  );
}

/** @param functions all functions with the same name */
function checkFunctions(
  functions: readonly ClassFunction[],
  property: Identifier | undefined,
  report: Report,
): void {
  for (const [index, item] of functions.entries()) {
    const isEarlier = (other: ClassFunction, position: number) =>
      position < index && !isOtherAccessor(other, item);
    const first = property ?? functions.find(isEarlier);
    if (first) {
      report(
        item,
        `a second definition of "${item.name}"; the first one is on line ${first.at.line}`,
        property
          ? 'A property and a function cannot share a name: rename one'
          : 'A class cannot have two functions with the same name: rename one, or merge them; callers can omit trailing arguments',
      );
    }
  }
}

/** Returns true for two different accessors, such as `get` and `set`. */
function isOtherAccessor({accessor: first}: ClassFunction, {accessor}: ClassFunction): boolean {
  return first !== undefined && accessor !== undefined && first !== accessor;
}
