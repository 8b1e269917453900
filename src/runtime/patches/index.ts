import {coreBuild} from './coreBuild';
import {coreClient} from './coreClient';
import {libraries} from './libraries';
import {themeAndDocs} from './themeAndDocs';
import type {Patch} from './patch';

/**
 * All of the site's dependencies on undocumented behavior. `patches.test.ts` fails when an upgrade changes
 * one of the upstream files. When it does, read the changes, run the named test, and enter the new hash in
 * `hashes.json`, which also lists the originals of the theme components that we replace.
 */
export const patches: readonly Patch[] = [
  ...coreClient,
  ...coreBuild,
  ...themeAndDocs,
  ...libraries,
];
