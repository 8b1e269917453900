import type {SourceProblem} from '../parser/problems';
import type {Header} from '../parser/syntax';
import type {Rule} from './ruleInput';

/** Disallows duplicate names in a header, and parameters that an accessor can't have. */
export const parameters: Rule = ({bodies}) =>
  bodies.flatMap(({header, owner}) => [
    ...(header ? repeatedNames(header) : []),
    ...(header && owner ? accessorProblems(header, owner) : []),
  ]);

function repeatedNames({parameters: list, result}: Header): SourceProblem[] {
  const names = [...list, ...(result?.name ? [result.name] : [])];
  return names
    .filter(
      (item, index) =>
        names.findIndex(({name}) => name.toLowerCase() === item.name.toLowerCase()) < index,
    )
    .map((item) => ({
      at: item.at,
      found:
        item === result?.name
          ? `"${item.name}" is both a parameter and the result`
          : `a second parameter "${item.name}"`,
      hint: 'Choose another name for one of them',
    }));
}

function accessorProblems(
  {parameters: list}: Header,
  {accessor, name, at}: {accessor?: string; name: string; at: SourceProblem['at']},
): SourceProblem[] {
  // ORDA classes also pass an event to their accessors.
  const count = list.filter(({type}) => type?.name !== 'object').length;
  if (accessor === 'set' && (count > 1 || list.length === 0)) {
    return [
      {
        at,
        found: `a setter with ${list.length} parameters`,
        hint: `A setter takes one parameter, the new value: "function set ${name}(value : …)"`,
      },
    ];
  }
  return accessor === 'get' && count > 0
    ? [
        {
          at,
          found: 'a getter with parameters',
          hint: `A getter takes no parameters: "function get ${name}() -> value : …"`,
        },
      ]
    : [];
}
