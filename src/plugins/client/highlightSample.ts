import path from 'node:path';
import {namesInFile} from '../../content/sampleNames';
import {latestVersion, readSite} from '../../content/site';
import {highlightCode} from '../../language/highlight/highlightCode';
import {linkedNames} from '../../remark/sampleNames';

/**
 * Bundler loader. Turns a code file into a module that exports the code as highlighted HTML. Platform
 * names link to the reference, as in samples on pages.
 */
export function highlightSample(source: string, resourcePath: string, siteDir: string): string {
  const language = path.extname(resourcePath).slice(1);
  const code = source.trimEnd();
  const site = readSite(siteDir);
  const version = latestVersion(site);
  const names = version && language === 'qs' ? namesInFile(code, resourcePath, site, version) : [];
  return `export default ${JSON.stringify(highlightCode(code, language, {names: linkedNames(names)}))};`;
}
