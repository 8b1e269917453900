import type {Parameter} from '../parser/syntax';
import {lookUp} from '../lookUp';
import {ensure} from './values';

/** Arguments for methods that readers run on their own, by the type of the parameter. */
const byType: Record<string, string> = {
  '4d.dataclass': 'ds.Employee',
  '4d.entity': 'ds.Employee.all().first()',
  '4d.entityselection': 'ds.Employee.all()',
  '4d.file': 'file("/DATA/report.txt")',
  '4d.folder': 'folder("/DATA/Reports")',
  boolean: 'true',
  collection: '["Anna", "Paul", "Zoe"]',
  date: '!2026-11-28!',
  integer: '12',
  number: '12.5',
  object: '{name: "Anna", salary: 3200}',
  real: '12.5',
  string: '"Anna"',
  text: '"Anna"',
  time: '?09:30:00?',
  variant: '"Anna"',
};

/** Better arguments for parameters whose name says more than their type. */
const byName: Record<string, string> = {
  'archive: 4d.file': 'file("/DATA/report.zip")',
  'archiveFile: 4d.file': 'file("/DATA/report.zip")',
  'album: 4d.folder': 'folder("/DATA/Photos")',
  dataClassName: '"Company"',
  items: '[folder("/DATA/Photos"), file("/DATA/report.txt")]',
  criteria: '"salary > 3000"',
  ids: '[1, 2, 3]',
  path: '"/DATA/settings.json"',
  rows: '[{name: "Anna", amount: 120}, {name: "Paul", amount: 80}]',
};

/** Returns an expression for an argument of the parameter's type. @throws CannotEvaluateError */
export function sampleArgument({name, type}: Parameter): string {
  const typeName = type?.name ?? 'variant';
  const [, dataClass, kind] = /^cs\.(\w+?)(Entity|Selection)$/.exec(typeName) ?? [];
  const text =
    dataClass === undefined
      ? (lookUp(byName, name) ??
        lookUp(byName, `${name}: ${typeName.toLowerCase()}`) ??
        lookUp(byType, typeName.toLowerCase()))
      : `ds.${dataClass}.all()${kind === 'Entity' ? '.first()' : ''}`;
  ensure(text !== undefined, `the method needs a ${typeName} for its parameter ${name}`);
  return text;
}
