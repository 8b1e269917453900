import type {ClassFile, Header, SourceFile} from '../parser/syntax';

/** Definitions in the checked files. */
export interface Project {
  /** Method headers, keyed by lowercase name. */
  methods: ReadonlyMap<string, Header | undefined>;
  /** Classes by name: `Polygon`, `EmployeeEntity`. */
  classes: ReadonlyMap<string, ClassFile>;
}

export const emptyProject: Project = {methods: new Map(), classes: new Map()};

/** in: `cs.Polygon`; out: the class, if a checked file defines it */
export function classOfType(type: string | undefined, {classes}: Project): ClassFile | undefined {
  return classes.size > 0 && type?.startsWith('cs.') ? classes.get(type.slice(3)) : undefined;
}

/**
 * Returns the methods and classes that files define.
 *
 * @param files each with its path, which names the method or class
 */
export function readProject(
  files: readonly {path: string; source: string}[],
  parse: (source: string) => {file?: SourceFile},
): Project {
  const methods = new Map<string, Header | undefined>();
  const classes = new Map<string, ClassFile>();
  for (const {path, source} of files) {
    const name = nameOfFile(path);
    const {file} = parse(source);
    if (file?.kind === 'class') {
      classes.set(name, file);
    } else if (file) {
      methods.set(name.toLowerCase(), file.header);
    }
  }
  return {methods, classes};
}

/** in: `Sources/Classes/Polygon.4qs`; out: `Polygon` */
function nameOfFile(path: string): string {
  return path.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');
}
