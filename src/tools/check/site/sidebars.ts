import fs from 'node:fs';
import type {FileFault} from '../../../checks/fault';
import type {Site, Version} from '../../../content/site';
import {nameOfFile} from '../../listFiles';
import {sidebarFile} from '../../sidebarFiles';
import {pagesIn, readSidebars} from './readSidebars';

/** Pages that are deliberately reachable by links only. */
export const outsideSidebars: ReadonlySet<string> = new Set([
  'customComponent/api-reference/webform-editor/v0.3.20',
  'get-started/intro',
  'integrations/google-looker-studio',
  'integrations/google-looker-studio-doc',
  'language/Directory',
  'language/Document',
  'language/Transporter',
  'orda/sessions',
]);

/** Every page of a version is in its sidebars, once, and every page in its sidebars exists. */
export async function sidebarFaults(site: Site, version: Version): Promise<FileFault[]> {
  const sidebars = await readSidebars(site, version);
  if (!sidebars) {
    return [];
  }
  const file = sidebarFile(site, version);
  const ids = pagesIn(sidebars);
  const pages = new Map(version.pages.map((page) => [page.route, page] as const));
  const known = new Set(ids);
  const missing = [...pages.values()]
    .filter(({route}) => !known.has(route) && !outsideSidebars.has(route))
    .map((page) => ({
      file: page.file,
      line: 1,
      found: 'the page is in no sidebar',
      hint: `Add '${page.route}' to ${nameOfFile(site, file)}, where readers look for it`,
    }));
  const gone = [...known]
    .filter((id) => !pages.has(id))
    .map((id) => ({
      file,
      line: linesOf(file, id)[0] ?? 1,
      found: `"${id}" is in a sidebar, and ${version.label} has no such page`,
      hint: 'Delete it here; npm run move and npm run delete do it for you',
    }));
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => ({
    file,
    line: linesOf(file, id)[1] ?? 1,
    found: `"${id}" is in the sidebars twice`,
    hint: 'Keep it where readers look for it',
  }));
  return [...missing, ...gone, ...repeated];
}

/** Returns the lines that contain the id in quotes, from 1. */
function linesOf(file: string, id: string): number[] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      line.includes(`'${id}'`) || line.includes(`"${id}"`) ? [index + 1] : [],
    );
}
