import type {CallForm, LanguageFacts, ObjectProperties} from '../checks/facts';
import type {Precedence} from '../parser/operators';

/** `LanguageFacts` of one version as JSON, with where names are documented and what later versions change. */
export interface CodeFacts {
  /** As readers see it: `1.1.0`. */
  version: string;
  precedence: Precedence;
  commands: Record<string, CallForm[]>;
  constants: string[];
  /** Members by class; null of a class without a page. */
  classes: Record<string, Record<string, CallForm[]> | null>;
  elsewhere: Record<string, string>;
  /** Properties of documented objects, by the commands and members that take or give them. */
  objects: Record<string, ObjectProperties>;
  /** Places below the version's path, by names as code writes them: `4D.File.getText`. */
  pages: Record<string, string>;
  /** Of the page about operators, where the version has it. */
  operatorsPage?: string;
  /** What each later version changes, the oldest first. */
  upgrades: Upgrade[];
}

/** What a version changes in what the one before it has. */
export interface Upgrade {
  version: string;
  precedence: Precedence;
  /** By names as code writes them, each a sentence without its full stop, names in code marks. */
  changes: Record<string, string[]>;
  /** Commands that it adds: their names are reserved from then on. */
  newCommands: string[];
}

export function toLanguageFacts(facts: CodeFacts): LanguageFacts {
  return {
    version: facts.version,
    commands: new Map(Object.entries(facts.commands)),
    constants: new Set(facts.constants),
    classes: new Map(
      Object.entries(facts.classes).map(([name, members]) => [
        name,
        members ? {members: new Map(Object.entries(members))} : {},
      ]),
    ),
    elsewhere: new Map(Object.entries(facts.elsewhere)),
    objects: new Map(Object.entries(facts.objects)),
  };
}
