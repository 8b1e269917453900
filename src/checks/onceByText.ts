import type {Root} from 'mdast';
import type {Page} from '../content/page';
import type {Check, Fault} from './fault';

/** A rule that asks for nothing but the text of a page: not where it is, and not for other pages. */
export type TextCheck = (page: Omit<Page, 'file' | 'path' | 'route'>) => Fault[];

/**
 * These rules, each applied once to a text: most pages are the same in all versions, and pages of
 * equal text share their tree.
 */
export function onceByText(checks: readonly TextCheck[]): Check[] {
  return checks.map((check) => {
    const known = new WeakMap<Root, Fault[]>();
    return (page) => {
      const faults = known.get(page.tree) ?? check(page);
      known.set(page.tree, faults);
      return faults;
    };
  });
}
