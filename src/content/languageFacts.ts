import type {LanguageFacts} from '../language/checks/facts';
import type {Signature} from '../language/parseSignature';
import {isKnownType} from '../language/types';
import {definitionsOf} from './definitions';
import {cellTexts} from './nodes';
import {referenceOf} from './reference/collectReference';
import {remember} from './remember';
import {rememberByText} from './rememberByText';
import {parameterOfRow, type SignatureBlock} from './signatures';
import type {Site, Version} from './site';
import {namesInCodeMarks, proseOf} from './textOutsideSamples';

type OwnFacts = Omit<LanguageFacts, 'commandsElsewhere'>;

/** What the language has in the version, according to its pages. */
export function languageFactsOf(site: Site, version: Version): LanguageFacts {
  const facts = factsByVersion(site).get(version);
  if (!facts) {
    throw new Error(`The site in ${site.directory} has no version ${version.label}.`);
  }
  return facts;
}

const factsByVersion = remember(({versions}: Site): Map<Version, LanguageFacts> => {
  return new Map(
    versions.map((version) => {
      const own = ownFactsOf(version);
      const commandsElsewhere = new Map<string, string[]>();
      for (const other of versions) {
        for (const name of ownFactsOf(other).commands.keys()) {
          if (!own.commands.has(name)) {
            commandsElsewhere.set(name, [...(commandsElsewhere.get(name) ?? []), other.label]);
          }
        }
      }
      return [version, {...own, commandsElsewhere}];
    }),
  );
});

const ownFactsOf = remember((version: Version): OwnFacts => {
  const facts: OwnFacts = {commands: new Map(), constants: new Set(), classes: new Map()};
  const commands = new Set(
    referenceOf(version)
      .filter(({kind}) => kind === 'command')
      .map(({name, route}) => `${name} ${route}`),
  );
  for (const page of version.pages) {
    const {names, builtInClasses} = namesOf(page);
    names.forEach((name) => facts.constants.add(name));
    for (const name of builtInClasses) {
      facts.classes.set(name, facts.classes.get(name) ?? {});
    }
    for (const {kind, name, owner, forms} of formsOf(page)) {
      if (kind === 'class') {
        facts.classes.set(name, {members: new Map()});
      } else if (kind === 'member') {
        const members = facts.classes.get(owner)?.members;
        members?.set(name, [...(members.get(name) ?? []), ...forms]);
      } else if (commands.has(`${name} ${page.route}`)) {
        facts.commands.set(name, [...(facts.commands.get(name) ?? []), ...forms]);
      }
    }
  }
  return facts;
});

const formsOf = rememberByText('forms', (page) =>
  definitionsOf(page).map(({kind, name, owner = '', blocks}) => ({
    kind,
    name,
    owner,
    forms: blocks.flatMap(readForms),
  })),
);

/** Constants in code marks, such as `kLocal`, and the classes of the `4D` store. */
const namesOf = rememberByText('names', (page) => {
  const isLanguage = page.path.startsWith('language/');
  return {
    names: namesInCodeMarks(page, /\bk[A-Z]\w*/g),
    builtInClasses: isLanguage
      ? [...proseOf(page).matchAll(/\b4D\.([A-Z]\w*)/g)].map(([, name = '']) => name)
      : [],
  };
});

/** The forms as callers may write them. The table can make a parameter optional, too. */
function readForms({forms, table}: SignatureBlock): Signature[] {
  const leftOut = new Set(
    table?.children.flatMap((row) => {
      const [name = '', , , description = ''] = cellTexts(row);
      return /\b(?:left out|optional)\b/.test(description) ? [parameterOfRow(name)] : [];
    }),
  );
  return forms.map((form) => {
    const parameters = withoutTypes(form.parameters);
    // Arguments are positional: leaving one out leaves out all that follow.
    const firstLeftOut = parameters.findIndex(({name}) => leftOut.has(name));
    return {
      ...form,
      parameters: parameters.map((parameter, index) => ({
        ...parameter,
        optional: parameter.optional || (firstLeftOut >= 0 && index >= firstLeftOut),
      })),
    };
  });
}

/** In `toEncode : blob, string` the second word is a type, not another parameter. */
function withoutTypes(parameters: Signature['parameters']): Signature['parameters'] {
  return parameters.filter(
    ({name, type}, index) =>
      !(type === '' && isKnownType(name) && name !== '*' && parameters[index - 1]?.type),
  );
}
