import type {LanguageFacts, Overload} from 'qodlyscript';
import type {Signature} from 'qodlyscript/reference';
import {memoize} from '../cache/memoize';
import {cacheByText} from '../cache/pageCache';
import {definitionsOf} from '../names/definitions';
import {isTypeOrDescription} from '../names/types';
import {namesInInlineCode, proseOf} from '../page/prose';
import type {SignatureBlock} from '../page/signatures';
import {referenceOf} from '../reference/collectReference';
import type {Site, Version} from '../site/site';
import {objectsOf} from './objectFacts';

type OwnFacts = Omit<LanguageFacts, 'elsewhere'>;

/** Returns the language facts for the version, according to its pages. */
export function languageFactsOf(site: Site, version: Version): LanguageFacts {
  return factsIn(site)(version);
}

const factsIn = memoize(({versions}: Site) =>
  memoize((version: Version): LanguageFacts => {
    const ownFacts = ownFactsOf(version);
    const names = new Set(namesIn(ownFacts));
    const elsewhere = new Map<string, string>();
    // The newest version comes first, so the version nearest to this one overrides the others.
    const index = versions.indexOf(version);
    for (const other of [...versions.slice(index + 1).reverse(), ...versions.slice(0, index)]) {
      const word = versions.indexOf(other) > index ? 'until' : 'since';
      for (const name of namesIn(ownFactsOf(other)).filter((name) => !names.has(name))) {
        elsewhere.set(name, `${word} ${other.label}`);
      }
    }
    return {...ownFacts, elsewhere};
  }),
);

/** Returns all names as written in code: `length`, `kLocal`, `4D.File`, `4D.File.copyTo`. */
function namesIn({commands, constants, classes}: OwnFacts): string[] {
  return [
    ...commands.keys(),
    ...constants,
    ...[...classes].flatMap(([name, members]) => [
      `4D.${name}`,
      ...[...(members?.keys() ?? [])].map((member) => `4D.${name}.${member}`),
    ]),
  ];
}

const ownFactsOf = memoize((version: Version): OwnFacts => {
  const facts: OwnFacts = {
    version: version.label,
    commands: new Map(),
    constants: new Set(),
    classes: new Map(),
    objects: new Map(version.pages.flatMap(objectsOf)),
  };
  const commands = new Set(
    referenceOf(version)
      .filter(({kind}) => kind === 'command')
      .map(({name, route}) => `${name} ${route}`),
  );
  for (const page of version.pages) {
    const {names, builtInClasses} = namesOf(page);
    names.forEach((name) => facts.constants.add(name));
    for (const name of builtInClasses) {
      facts.classes.set(name, facts.classes.get(name) ?? null);
    }
    for (const {kind, name, owner, overloads} of overloadsOf(page)) {
      if (kind === 'class') {
        facts.classes.set(name, new Map());
      } else if (kind === 'member') {
        const members = facts.classes.get(owner);
        members?.set(name, [...(members.get(name) ?? []), ...overloads]);
      } else if (commands.has(`${name} ${page.route}`)) {
        facts.commands.set(name, [...(facts.commands.get(name) ?? []), ...overloads]);
      }
    }
  }
  return facts;
});

const overloadsOf = cacheByText('overloads', (page) =>
  definitionsOf(page).map(({kind, name, owner = '', blocks}) => ({
    kind,
    name,
    owner,
    overloads: blocks.flatMap(readOverloads),
  })),
);

/** Constants in inline code, such as `kLocal`, and the classes in the `4D` store. */
const namesOf = cacheByText('names', (page) => {
  const isLanguage = page.path.startsWith('language/');
  const {source} = page;
  return {
    // Most pages have neither, so don't parse them.
    names: /\bk[A-Z]/.test(source) ? namesInInlineCode(page, /\bk[A-Z]\w*/g) : [],
    builtInClasses:
      isLanguage && source.includes('4D.')
        ? [...proseOf(page).matchAll(/\b4D\.([A-Z]\w*)/g)].map(([, name = '']) => name)
        : [],
  };
});

/** Returns the overloads as they appear in calls. */
function readOverloads({forms}: SignatureBlock): Overload[] {
  return forms.map((form) => toOverload({...form, parameters: withoutTypes(form.parameters)}));
}

/** Removes types read as parameters: in `toEncode : blob, string`, the second word is a type. */
function withoutTypes(parameters: Signature['parameters']): Signature['parameters'] {
  return parameters.filter(
    ({name, type}, index) =>
      !(type === '' && isTypeOrDescription(name) && name !== '*' && parameters[index - 1]?.type),
  );
}

/** Returns the part of a signature that calls depend on. */
function toOverload({text, form, parameters, result}: Signature): Overload {
  const isVariadic = parameters.some(({variadic}) => variadic);
  const needed = parameters.filter(({optional, variadic}) => !optional && !variadic);
  return form === 'property'
    ? {text, fewest: 0, most: 0, result}
    : {text, fewest: needed.length, ...(!isVariadic && {most: parameters.length}), result};
}
