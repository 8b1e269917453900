import fs from 'node:fs';
import path from 'node:path';
import {buildDir} from './emittedRoutes';

/** The text of a file of the build: `llms.txt`. */
export function readBuilt(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

const anchors = new Map<string, Set<string>>();

/** The anchors of a page of the build, by its route; that of the landing page is empty. */
export function anchorsOf(route: string): Set<string> {
  const known = anchors.get(route) ?? readAnchors(readBuilt(`${route || 'index'}.html`));
  anchors.set(route, known);
  return known;
}

function readAnchors(html: string): Set<string> {
  return new Set([...html.matchAll(/ id="?([^" >]+)/g)].map(([, id = '']) => id));
}
