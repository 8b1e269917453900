import type {SourceFault} from '../parser/faults';
import type {ClassFile, ClassFunction, Identifier} from '../parser/syntax';
import type {Rule} from './ruleInput';

/** A class has one constructor, and no function shares its name with a property. */
export const classMembers: Rule = ({file}) =>
  file.kind === 'method'
    ? []
    : [
        ...secondConstructors(file),
        ...repeatedProperties(file),
        ...file.functions.flatMap((one, index) => repeatedName(one, index, file)),
      ];

function secondConstructors({functions}: ClassFile): SourceFault[] {
  const [first, ...others] = functions.filter(({name}) => name === 'constructor');
  return others.map(({at}) => ({
    at,
    found: `a second constructor; the first one is on line ${first?.at.line}`,
    hint: 'A class has only one constructor: merge them; a caller can leave out the last arguments',
  }));
}

function repeatedProperties({properties}: ClassFile): SourceFault[] {
  const names = properties.flatMap((property) => property.names);
  return names
    .filter((one, index) => names.findIndex(({name}) => name === one.name) < index)
    .map(({name, at}) => ({
      at,
      found: `a second property "${name}"`,
      hint: 'Remove one, or choose another name',
    }));
}

function repeatedName(
  {name, accessor, at}: ClassFunction,
  index: number,
  {properties, functions}: ClassFile,
): SourceFault[] {
  if (name === 'constructor') {
    return [];
  }
  const property = properties.flatMap(({names}) => names).find((one) => one.name === name);
  const earlier = functions
    .slice(0, index)
    .find((one) => one.name === name && !isOtherAccessor(one.accessor, accessor));
  const first: Identifier | undefined = property ?? earlier;
  return first
    ? [
        {
          at,
          found: `a second definition of "${name}"; the first one is on line ${first.at.line}`,
          hint: property
            ? 'Properties and functions share their names: rename one'
            : 'A class has one function of a name: rename one, or merge them; a caller can leave out the last arguments',
        },
      ]
    : [];
}

/** Returns true for accessors of the same property, such as `get` and `set`. */
function isOtherAccessor(first: string | undefined, second: string | undefined): boolean {
  return first !== undefined && second !== undefined && first !== second;
}
