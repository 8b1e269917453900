/**
 * Merges the forms of a signature that differ only in one type, in one parameter, or in parameters that
 * one of them adds at the end.
 *
 * in: `get(key : string)`, `get(key : integer)`; out: `get(key : string or integer)`
 * in: `.fill(value : any)`, `.fill(value : any, end : integer)`; out: `.fill(value : any {, end : integer})`
 */
export function mergeForms(forms: readonly string[]): string[] {
  const merged = forms.reduce<string[]>((merged, form) => {
    for (const [index, earlier] of merged.entries()) {
      const mergedForm = mergeType(earlier, form) ?? mergeAddedParameters(earlier, form);
      if (mergedForm !== undefined) {
        return merged.with(index, mergedForm);
      }
    }
    return [...merged, form];
  }, []);
  return merged.map(shareTypes);
}

/** in: `source : string, find : string`; out: `source, find : string`, which QodlyScript also allows */
export function shareTypes(list: string): string {
  return list.replace(
    /(?<![.\w])(\w+\*?) : ([\w.]+), (?=\w+\*?(?:, \w+\*?)* : \2(?:[,)}]| \{))/g,
    (found) => found.replace(/ : .*/, ', '),
  );
}

/** in: `.map(formula : 4D.Function)`, `.map(name : string)`; out: `.map(formula : 4D.Function or name : string)` */
function mergeType(first: string, second: string): string | undefined {
  const [left, right] = [first, second].map((form) => form.split(parameter));
  const differing = left?.flatMap((part, index) => (part === right?.[index] ? [] : [index])) ?? [];
  const [differingIndex = -1] = differing;
  if (left?.length !== right?.length || differing.length !== 1 || differingIndex % 2 === 0) {
    return undefined;
  }
  const [leftPart = '', rightPart = ''] = [left?.[differingIndex], right?.[differingIndex]];
  const [name, type = ''] = rightPart.split(' : ');
  const added = leftPart.startsWith(`${name} : `) ? type : rightPart;
  return left?.with(differingIndex, `${leftPart} or ${added}`).join('');
}

/** Matches a parameter, such as `key : string`, or a result type. */
const parameter =
  /(\.{0,3}\w+ : [\w.]+(?: or [\w.]+(?: : [\w.]+)?)*|(?<=\)) : [\w.]+(?: or [\w.]+)*)/;

function mergeAddedParameters(shorter: string, longer: string): string | undefined {
  const [before, after] = [shorter, longer].map((form) => /^(.*?)\((.*)\)(.*)$/.exec(form));
  if (!before || !after || before[1] !== after[1] || before[3] !== after[3]) {
    return undefined;
  }
  const [, name = '', shortList = '', end = ''] = before;
  const [, , longList = ''] = after;
  if (shortList === '' && longList !== '' && !/[{}]/.test(longList)) {
    return `${name}({${longList}})${end}`;
  }
  return shortList !== '' && longList.startsWith(`${shortList}, `)
    ? `${name}(${shortList} {${longList.slice(shortList.length)}})${end}`
    : undefined;
}
