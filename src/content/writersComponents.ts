import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../components/writers');

/** The components that writers use: each has a folder of its name. */
export function listWritersComponents(): string[] {
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
}

/** The module that says how a component reads as text. */
export function markdownModule(component: string): string {
  return path.join(folder, component, 'markdown.ts');
}

/** Elements that a transform replaces by what it makes of the page or of its version. */
export const transformedElements = [
  'CommandList',
  'Members',
  'PageChanges',
  'PropertiesPanel',
  'ReferenceChanges',
];
