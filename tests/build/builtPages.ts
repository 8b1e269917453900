import fs from 'node:fs';
import path from 'node:path';
import {buildDir} from './emittedRoutes';

/** Returns the content of a built file: `llms.txt`. */
export function readBuilt(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

const anchors = new Map<string, Set<string>>();

/** Returns the anchors on the built page at this route, which is empty for the landing page. */
export function anchorsOf(route: string): Set<string> {
  const known = anchors.get(route) ?? readAnchors(readBuilt(`${route || 'index'}.html`));
  anchors.set(route, known);
  return known;
}

function readAnchors(html: string): Set<string> {
  return new Set([...html.matchAll(/ id="?([^" >]+)/g)].map(([, id = '']) => id));
}
