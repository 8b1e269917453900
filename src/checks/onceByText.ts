import type {Root} from 'mdast';
import type {Page} from '../content/page';
import {rememberOwn} from '../content/rememberByText';
import type {Check, Fault} from './fault';

/** A rule that asks for nothing but the text of a page: not where it is, and not for other pages. */
export type TextCheck = (page: Omit<Page, 'file' | 'path' | 'route'>) => Fault[];

/**
 * These rules together, applied once to a text: most pages are the same in all versions, and pages of
 * equal text share their tree. `npm run check` keeps what they find for the next run.
 *
 * @param name of the rules, once in the whole code
 */
export function onceByText(name: string, checks: readonly TextCheck[]): Check {
  const known = new WeakMap<Root, Fault[]>();
  return rememberOwn(name, (page) => {
    const faults = known.get(page.tree) ?? checks.flatMap((check) => check(page));
    known.set(page.tree, faults);
    return faults;
  });
}
