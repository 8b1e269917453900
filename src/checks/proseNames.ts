import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import type {InlineCode, Link} from 'mdast';
import {memoize} from '../content/cache/memoize';
import {nameIndexOf} from '../content/names/nameIndex';
import {attributeValue, nodesOf, type JsxElement} from '../content/page/nodes';
import type {Page} from '../content/page/page';
import {sampleModelOf} from '../content/samples/sampleModel';
import {versionOf, type Site, type Version} from '../content/site/site';
import {flattenProblems, problemAt, problemIf, type Check, type NestedProblems} from './problem';

/**
 * Requires names in backticks to be documented in the version: commands, functions, constants, REST
 * parameters, attributes of the sample model, and parameters on the page. Assumes that any other name is the
 * writer's own, unless another version has such a command or the name looks like a typo.
 *
 * good: `replaceString`, `kLocal`, `$filter`, `lastName`, `myMethod`
 * bad:  `replacString`, `.frist()`, `kLcoal`, `lastNmae`, `replaceString` if only another version has it, and
 *       [`replaceString`](./length.md)
 */
export const proseNames: Check = (page, site) => {
  const version = versionOf(site, page.file);
  if (!version || page.frontMatter.kind === 'notes') {
    return [];
  }
  const parameters = page.signatures.flatMap(({forms}) =>
    forms.flatMap((form) => form.parameters.map(({name}) => name)),
  );
  const known = {...namesOf(version), parameters: new Set(parameters)};
  return flattenProblems([
    nodesOf(page.tree, 'inlineCode').map((code) => problemOf(code, known, page, version, site)),
    nodesOf(page.tree, 'link').map((link) => targetProblem(link, known)),
    nodesOf(page.tree, 'mdxJsxFlowElement', 'mdxJsxTextElement').map((element) =>
      replacementProblem(element, known, version),
    ),
  ]);
};

/** The version's names by kind; `$` and `k` begin no others. */
const namesOf = memoize((version: Version) => {
  const {commands, members, constants} = nameIndexOf(version);
  const attributes = [...sampleModelOf(version).values()].flatMap((names) => [...names.keys()]);
  return {
    commands: new Set(commands.keys()),
    members: new Set(members.keys()),
    constants: new Set(constants.keys()),
    attributes: new Set(attributes),
    rest: new Set(version.pages.flatMap(({path}) => path.match(/(?<=^api\/.*)\$\w+/g) ?? [])),
  };
});

type Names = ReturnType<typeof namesOf> & {parameters: Set<string>};

function problemOf(
  code: InlineCode,
  known: Names,
  page: Page,
  version: Version,
  site: Site,
): NestedProblems {
  const [, dot = '', name = '', call = ''] = /^(\.?)(\$?[a-z]\w*)(\(.*\))?$/.exec(code.value) ?? [];
  if (name === '' || Object.values(known).some((names) => names.has(name))) {
    return undefined;
  }
  const other = /[A-Z]/.test(name)
    ? site.versions.find((candidate) => nameIndexOf(candidate).commands.has(name))
    : undefined;
  const kinds: (keyof Names)[] =
    dot !== '' && call !== ''
      ? ['members']
      : name.startsWith('$')
        ? ['rest']
        : ['commands', 'constants', 'attributes', 'parameters'];
  const suggestion = kinds.map((kind) => typoOf(name, known[kind])).find(Boolean);
  // A name that the page uses again, such as in a sample, is hardly a typo.
  const isTypo = suggestion !== undefined && page.source.split(name).length === 2;
  return (
    (other !== undefined || isTypo) &&
    problemAt(code, {
      found: `"${dot}${name}" is not documented in ${version.label}`,
      hint: other
        ? `It is a command in ${other.label}. Name what replaces it, or delete the text`
        : `Did you mean "${dot}${suggestion}${dot && call && '()'}"?`,
    })
  );
}

/** Requires a link from the name of a command not to lead to another command. */
function targetProblem(link: Link, {commands}: Names): NestedProblems {
  const [text, ...rest] = link.children;
  const name = text?.type === 'inlineCode' && rest.length === 0 ? text.value.split('(')[0] : '';
  const target = path.basename(link.url.split('#')[0] ?? '', '.md');
  const isWrong = [name, target].every((command) => commands.has(command ?? '')) && name !== target;
  return problemIf(isWrong, link, {
    found: `the link from "${name}" leads to "${target}"`,
    hint: `Link to ${name}.md, or name ${target}`,
  });
}

/** Requires `<Deprecated use=".name()">` to name a member or a command. */
function replacementProblem(element: JsxElement, known: Names, {label}: Version): NestedProblems {
  const use = attributeValue(element, 'use') ?? '';
  const [, dot, name = ''] = /^(\.?)(\w+)(?:\(\))?$/.exec(use) ?? [];
  const isKnown = (dot ? known.members : known.commands).has(name);
  return problemIf(element.name === 'Deprecated' && name !== '' && !isKnown, element, {
    found: `<Deprecated> says to use "${use}", which is not documented in ${label}`,
    hint: 'Write the name of the member or the command that replaces it: use=".name()"',
  });
}

/** Returns the known name that differs by one letter or two swapped letters. */
export function typoOf(name: string, known: Iterable<string>): string | undefined {
  const letters = (text: string) => [...text].sort().join('');
  return [...known].find(
    (candidate) =>
      candidate[0] === name[0] &&
      Math.abs(candidate.length - name.length) < 2 &&
      Math.min(candidate.length, name.length) > 4 &&
      // "file" and "files", "value1" and "value2" are different names.
      !/^(.*?)(?:e?s|\d|[A-Z])?\0\1(?:e?s|\d|[A-Z])?$/.test(`${name}\0${candidate}`) &&
      (distance(name, candidate) === 1 ||
        (letters(name) === letters(candidate) && distance(name, candidate) === 2)),
  );
}
