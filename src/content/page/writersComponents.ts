import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../components/writers');

/** Returns the components for writers, each in the folder with its name. */
export function listWritersComponents(): string[] {
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
}

/** Elements that a transform replaces with content generated from the page or its version. */
export const transformedElements = [
  'CommandList',
  'Members',
  'PageChanges',
  'PropertiesPanel',
  'ReferenceChanges',
];
