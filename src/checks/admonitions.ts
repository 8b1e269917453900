import type {Fault} from './fault';
import type {Fix} from './fix';
import type {TextCheck} from './onceByText';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'];

/** An admonition has a known kind, and its title in brackets. */
export const admonitions: TextCheck = ({source}) => {
  let offset = 0;
  return source.split('\n').flatMap((line, index): Fault[] => {
    const start = offset;
    offset += line.length + 1;
    const [, kind = '', title = ''] = /^\s*:::+\s*([a-z]+)(.*)$/.exec(line) ?? [];
    const isGood = kind === '' || (kinds.includes(kind) && /^(?:\[.+\])?\s*$/.test(title));
    return isGood
      ? []
      : [
          {
            line: index + 1,
            found: `"${line.trim()}" is no admonition`,
            hint: `Write one of ${kinds.map((one) => `:::${one}`).join(', ')}, with a title as :::tip[Title]`,
            ...(kinds.includes(kind) && inBrackets(line, title, start)),
          },
        ];
  });
};

function inBrackets(line: string, title: string, start: number): {fix?: Fix} {
  const words = title.trim();
  const to = start + line.length;
  return /^\w[^[\]]*$/.test(words) ? {fix: {from: to - title.length, to, text: `[${words}]`}} : {};
}
