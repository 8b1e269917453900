import type {ClassFile, SourceFile} from '../parser/syntax';
import {defineClasses} from './classes';
import type {PageCode} from './run';

/** A method or class on a page; the last definition of a name wins. */
export interface Definition {
  file: SourceFile;
  name?: string;
}

/** Parents of the classes of the data model, to which each sample on a page can add functions. */
const dataParents = /^(?:DataClass|DataStoreImplementation|Entity|EntitySelection)$/;

export function pageCode(definitions: Definition[]): PageCode {
  const methods: PageCode['methods'] = new Map();
  const classes = new Map<string, ClassFile>();
  for (const {name, file} of definitions) {
    if (name !== undefined && file.kind === 'method') {
      methods.set(name.toLowerCase(), file);
    } else if (name !== undefined && file.kind === 'class') {
      classes.set(name, merged(classes.get(name), file));
    }
  }
  return {methods, classes: defineClasses(classes)};
}

/** Adds the functions of an earlier class of the data model with the same name, unless the later class has them. */
function merged(earlier: ClassFile | undefined, later: ClassFile): ClassFile {
  if (!earlier || !dataParents.test(later.parent?.name ?? '')) {
    return later;
  }
  const isReplaced = ({name, accessor}: ClassFile['functions'][number]) =>
    later.functions.some((other) => other.name === name && other.accessor === accessor);
  const kept = earlier.functions.filter((candidate) => !isReplaced(candidate));
  return {...later, functions: [...kept, ...later.functions]};
}
