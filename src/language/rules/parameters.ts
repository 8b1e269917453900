import type {SourceFault} from '../parser/faults';
import type {Header} from '../parser/syntax';
import type {Rule} from './ruleInput';

/** A header declares each name once, and accessors only have allowed parameters. */
export const parameters: Rule = ({bodies}) =>
  bodies.flatMap(({header, owner}) => [
    ...(header ? repeatedNames(header) : []),
    ...(header && owner ? accessorFaults(header, owner) : []),
  ]);

function repeatedNames({parameters: list, result}: Header): SourceFault[] {
  const names = [...list, ...(result?.name ? [result.name] : [])];
  return names
    .filter(
      (one, index) =>
        names.findIndex(({name}) => name.toLowerCase() === one.name.toLowerCase()) < index,
    )
    .map((one) => ({
      at: one.at,
      found:
        one === result?.name
          ? `"${one.name}" is a parameter and the result`
          : `a second parameter "${one.name}"`,
      hint: `Choose another name for one "${one.name}"`,
    }));
}

function accessorFaults(
  {parameters: list}: Header,
  {accessor, name, at}: {accessor?: string; name: string; at: SourceFault['at']},
): SourceFault[] {
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
          hint: `A getter takes none: "function get ${name}() -> value : …"`,
        },
      ]
    : [];
}
