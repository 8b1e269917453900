import {splitComments} from '../content/samples/sampleCode';
import type {Sample} from '../content/page/samples';
import {problemAt, type NestedProblems, type TextCheck} from './problem';
import {typoOf} from './proseNames';

/**
 * Disallows a variable that the page names only once, if its sample has another one that differs by a letter.
 * The language has no way to tell: a sample needn't declare what it uses.
 *
 * good: `count = count + 1`
 * bad:  `cuont = count + 1`
 */
export const variableNames: TextCheck = ({samples, source}) =>
  samples.map((sample) => typos(sample, source));

function typos({code, language, mark}: Sample, source: string): NestedProblems {
  if (language !== 'qs' || mark) {
    return undefined;
  }
  const lines = splitComments(code.value).code.split('\n');
  const isRepeated = (name: string) => source.split(new RegExp(`\\b${name}\\b`)).length > 2;
  const names = new Set(lines.flatMap((line) => line.match(/(?<![.\w$])[a-z]\w*/g) ?? []));
  const repeated = [...names].filter(isRepeated);
  return [...names].map((name) => {
    const meant = isRepeated(name) ? undefined : typoOf(name, repeated);
    return (
      meant !== undefined &&
      problemAt(code, {
        found: `the sample uses "${name}" only once, and "${meant}" elsewhere`,
        hint: `Write "${meant}", or choose a name that differs more`,
        lineOffset: lines.findIndex((line) => new RegExp(`\\b${name}\\b`).test(line)) + 1,
      })
    );
  });
}
