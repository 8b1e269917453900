import type {LanguageFacts} from '../facts';
import type {Precedence} from '../parser/operators';

type AsJson<Value> =
  Value extends Map<string, infer Item>
    ? Record<string, AsJson<Item>>
    : Value extends Set<infer Item>
      ? Item[]
      : Value;

type JsonFacts = {[Key in keyof LanguageFacts]: AsJson<LanguageFacts[Key]>};

/** One version's `LanguageFacts` as JSON, with each name's page and the changes in later versions. */
export interface CodeFacts extends JsonFacts {
  precedence: Precedence;
  /** Page paths relative to the version's path, keyed by name as written in code: `4D.File.getText`. */
  pages: Record<string, string>;
  /** Path of the page about operators, if the version has one. */
  operatorsPage?: string;
  /** Changes in each later version, oldest first. */
  upgrades: Upgrade[];
}

/** Changes from one version to the next. */
export interface Upgrade {
  version: string;
  precedence: Precedence;
  /** Sentences without a final period, with names in backticks, keyed by name as written in code. */
  changes: Record<string, string[]>;
  /** Commands added by the version, whose names become reserved. */
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
        members && new Map(Object.entries(members)),
      ]),
    ),
    elsewhere: new Map(Object.entries(facts.elsewhere)),
    objects: new Map(Object.entries(facts.objects)),
  };
}
