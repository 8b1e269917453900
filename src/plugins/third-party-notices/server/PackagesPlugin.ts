import type {Compiler, Module} from 'webpack';

const name = 'third-party-notices';

/** Bundler plugin that collects the folders of the bundled packages, without duplicates. */
export class PackagesPlugin {
  constructor(private readonly onFound: (folders: string[]) => void) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Runs before the bundler concatenates modules, which loses their file names.
      compilation.hooks.finishModules.tap(name, (modules) => {
        this.onFound([...new Set(Array.from(modules).flatMap(folderOf))].sort());
      });
    });
  }
}

/** in: `/x/node_modules/@docusaurus/core/lib/client/App.js`; out: `/x/node_modules/@docusaurus/core` */
function folderOf(module: Module): string[] {
  const {resource = ''} = module as {resource?: string};
  const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(resource);
  return folder ? [folder[0]] : [];
}
