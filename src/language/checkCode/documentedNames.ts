import type {LanguageFacts} from '../checks/facts';
import {usedNames, type UsedName} from '../names/usedNames';
import type {Identifier, SourceFile} from '../parser/syntax';
import type {Body} from '../rules/ruleInput';

/** Lists the documented names in source code, as spelled in the facts: `length`, `kLocal`, `4D.File.getText`. */
export function documentedNames(
  file: SourceFile,
  bodies: readonly Body[],
  facts: LanguageFacts,
): Identifier[] {
  return usedNames(file, bodies, {facts}).map((used) => ({name: nameInCode(used), at: used.at}));
}

function nameInCode({kind, text, owner = ''}: UsedName): string {
  switch (kind) {
    case 'class':
      return `4D.${owner}`;
    case 'member':
      return `4D.${owner}.${text}`;
    default:
      return text;
  }
}
