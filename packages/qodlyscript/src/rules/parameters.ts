import type {ClassFunction, Header} from '../parser/syntax';
import type {Report, Rule} from './ruleInput';

/** Disallows duplicate names in a header, and parameters that an accessor can't have. */
export const parameters: Rule = ({bodies}, report) => {
  for (const {header, owner} of bodies) {
    if (header) {
      checkNames(header, report);
    }
    if (owner) {
      checkAccessor(owner, report);
    }
  }
};

function checkNames({parameters: list, result}: Header, report: Report): void {
  const names = [...list, ...(result?.name ? [result.name] : [])];
  for (const [index, item] of names.entries()) {
    const lower = item.name.toLowerCase();
    if (names.findIndex(({name}) => name.toLowerCase() === lower) < index) {
      report(
        item,
        item === result?.name
          ? `"${item.name}" is both a parameter and the result`
          : `a second parameter "${item.name}"`,
        'Choose another name for one of them',
      );
    }
  }
}

function checkAccessor(owner: ClassFunction, report: Report): void {
  const {accessor, name, header} = owner;
  const total = header.parameters.length;
  // ORDA classes also pass an event to their accessors.
  const count = header.parameters.filter(({type}) => type?.name !== 'object').length;
  if (accessor === 'set' && (count > 1 || total === 0)) {
    report(
      owner,
      `a setter with ${total} parameters`,
      `A setter takes one parameter, the new value: "function set ${name}(value : …)"`,
    );
  } else if (accessor === 'get' && count > 0) {
    report(
      owner,
      'a getter with parameters',
      `A getter takes no parameters: "function get ${name}() -> value : …"`,
    );
  }
}
