import type {SourceProblem} from '../parser/problems';
import type {ClassFile, ClassFunction, Identifier} from '../parser/syntax';
import type {Rule} from './ruleInput';

/** Disallows duplicate constructors, properties, and functions, except for the accessors of a property. */
export const classMembers: Rule = ({file}) =>
  file.kind === 'method'
    ? []
    : [...secondConstructors(file), ...repeatedProperties(file), ...repeatedNames(file)];

function secondConstructors({functions}: ClassFile): SourceProblem[] {
  const [first, ...others] = functions.filter(({name}) => name === 'constructor');
  return others.map(({at}) => ({
    at,
    found: `a second constructor; the first one is on line ${first?.at.line}`,
    hint: 'A class can have only one constructor: merge them; callers can omit trailing arguments',
  }));
}

function repeatedProperties({properties}: ClassFile): SourceProblem[] {
  const names = properties.flatMap((property) => property.names);
  return names
    .filter((item, index) => names.findIndex(({name}) => name === item.name) < index)
    .map(({name, at}) => ({
      at,
      found: `a second property "${name}"`,
      hint: 'Remove one, or choose another name',
    }));
}

function repeatedNames({properties, functions}: ClassFile): SourceProblem[] {
  const functionsByName = new Map<string, ClassFunction[]>();
  const names = properties.flatMap((property) => property.names);
  const propertiesByName = new Map([...names].reverse().map((item) => [item.name, item]));
  return functions.flatMap((item) => {
    const earlier = functionsByName.get(item.name);
    if (earlier) {
      earlier.push(item);
    } else {
      functionsByName.set(item.name, [item]);
    }
    return repeatedName(item, propertiesByName.get(item.name), earlier ?? []);
  });
}

function repeatedName(
  item: ClassFunction,
  property: Identifier | undefined,
  others: readonly ClassFunction[],
): SourceProblem[] {
  const {name, accessor, at} = item;
  if (name === 'constructor') {
    return [];
  }
  const earlier = others.find(
    (other) => other !== item && !isOtherAccessor(other.accessor, accessor),
  );
  const first: Identifier | undefined = property ?? earlier;
  return first
    ? [
        {
          at,
          found: `a second definition of "${name}"; the first one is on line ${first.at.line}`,
          hint: property
            ? 'A property and a function cannot share a name: rename one'
            : 'A class cannot have two functions with the same name: rename one, or merge them; callers can omit trailing arguments',
        },
      ]
    : [];
}

/** Returns true for two different accessors, such as `get` and `set`. */
function isOtherAccessor(first: string | undefined, second: string | undefined): boolean {
  return first !== undefined && second !== undefined && first !== second;
}
