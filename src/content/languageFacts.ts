import fs from 'node:fs';
import path from 'node:path';
import type {LanguageFacts} from '../language/checks/facts';
import {parseSignature, SignatureError, type Signature} from '../language/parseSignature';
import {isKnownType} from '../language/types';
import {className} from './className';
import {rememberPages} from './rememberPages';
import {pagePaths, pageRoute, versionTrees, type VersionTree} from './trees';
import {withoutSamples} from './withoutSamples';

type OwnFacts = Omit<LanguageFacts, 'commandsElsewhere'>;

const ownFactsOf = rememberPages(readFacts);

/** What the pages of the tree say that the language has. */
export function languageFactsOf(siteDir: string, tree: VersionTree): LanguageFacts {
  const own = ownFactsOf(tree.directory);
  const commandsElsewhere = new Map<string, string[]>();
  for (const other of versionTrees(siteDir)) {
    for (const name of ownFactsOf(other.directory).commands.keys()) {
      if (!own.commands.has(name)) {
        commandsElsewhere.set(name, [...(commandsElsewhere.get(name) ?? []), other.label]);
      }
    }
  }
  return {...own, commandsElsewhere};
}

function readFacts(directory: string): OwnFacts {
  const facts: OwnFacts = {commands: new Map(), constants: new Set(), classes: new Map()};
  for (const page of pagePaths(directory)) {
    const source = fs.readFileSync(path.join(directory, page), 'utf8');
    const text = withoutSamples(source);
    for (const name of constantsIn(text)) {
      facts.constants.add(name);
    }
    if (page.startsWith('language/')) {
      addBuiltInClasses(facts, text);
      addPage(facts, page, source);
    }
  }
  return facts;
}

function addPage(facts: OwnFacts, page: string, source: string): void {
  const kind = /^kind:\s*(\w+)/m.exec(source)?.[1];
  if (kind === 'class') {
    facts.classes.set(className(pageRoute(page)), {members: membersIn(source)});
  }
  for (const form of kind === 'command' || page.startsWith('language/basics/')
    ? signaturesIn(source)
    : []) {
    if (form.owner === '' && /^\w/.test(form.text)) {
      facts.commands.set(form.name, [...(facts.commands.get(form.name) ?? []), form]);
    }
  }
}

/** Names in code marks, such as `kLocal`. */
function constantsIn(text: string): string[] {
  return [...text.matchAll(/`[^`\n]+`/g)].flatMap(([marked]) => marked.match(/\bk[A-Z]\w*/g) ?? []);
}

function addBuiltInClasses({classes}: OwnFacts, text: string): void {
  for (const [, name = ''] of text.matchAll(/\b4D\.([A-Z]\w*)/g)) {
    if (!classes.has(name)) {
      classes.set(name, {});
    }
  }
}

function membersIn(source: string): Map<string, Signature[]> {
  const members = new Map<string, Signature[]>();
  for (const form of signaturesIn(source)) {
    members.set(form.name, [...(members.get(form.name) ?? []), form]);
  }
  return members;
}

/** The forms that the signature fences show; those of statements aside. */
function signaturesIn(source: string): Signature[] {
  return [
    ...source.matchAll(/^```qs signature(?! syntax).*\n([\s\S]*?)^```\n+((?:\|.*\n)*)/gm),
  ].flatMap(([, forms = '', table = '']) => {
    const leftOut = optionalRows(table);
    return forms.split('\n').flatMap((form) => (form.trim() === '' ? [] : readForm(form, leftOut)));
  });
}

/** Parameters whose row says that they can be left out. */
function optionalRows(table: string): Set<string> {
  return new Set(
    table.split('\n').flatMap((row) => {
      const [, name = '', , , description = ''] = row.split(/(?<!\\)\|/);
      return /\b(?:left out|optional)\b/.test(description)
        ? [name.replace(/[`\\]/g, '').trim()]
        : [];
    }),
  );
}

/** The form, or none: the signatures transform reports what does not parse. */
function readForm(form: string, leftOut: ReadonlySet<string>): Signature[] {
  try {
    const signature = parseSignature(form);
    const parameters = withoutTypes(signature.parameters);
    // Arguments are known by their place: what follows one that is left out is left out too.
    const firstLeftOut = parameters.findIndex(({name}) => leftOut.has(name));
    return [
      {
        ...signature,
        parameters: parameters.map((parameter, index) => ({
          ...parameter,
          optional: parameter.optional || (firstLeftOut >= 0 && index >= firstLeftOut),
        })),
      },
    ];
  } catch (error) {
    if (error instanceof SignatureError) {
      return [];
    }
    throw error;
  }
}

/** In `toEncode : blob, string` the second word is another type, not a parameter. */
function withoutTypes(parameters: Signature['parameters']): Signature['parameters'] {
  return parameters.filter(
    ({name, type}, index) =>
      !(type === '' && isKnownType(name) && name !== '*' && parameters[index - 1]?.type),
  );
}
