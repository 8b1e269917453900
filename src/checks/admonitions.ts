import type {TextCheck} from './onceByText';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'];

/** An admonition has a known kind, and its title in brackets. */
export const admonitions: TextCheck = ({source}) =>
  source.split('\n').flatMap((line, index) => {
    const [, kind = '', title = ''] = /^\s*:::+\s*([a-z]+)(.*)$/.exec(line) ?? [];
    const isGood = kind === '' || (kinds.includes(kind) && /^(?:\[.+\])?\s*$/.test(title));
    return isGood
      ? []
      : [
          {
            line: index + 1,
            found: `"${line.trim()}" is no admonition`,
            hint: `Write one of ${kinds.map((one) => `:::${one}`).join(', ')}, with a title as :::tip[Title]`,
          },
        ];
  });
