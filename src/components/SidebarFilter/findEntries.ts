import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {matches} from '../../client/matches';

interface Entry {
  label: string;
  href: string;
}

/** The entries in a sidebar section; the label of the top-level entries is empty. */
interface EntryGroup {
  label: string;
  entries: Entry[];
}

/**
 * Returns the sidebar pages whose labels contain every word in the query, by section, in sidebar order.
 * A section that has its own page is listed among the entries of its parent section.
 */
export function findEntries(items: readonly PropSidebarItem[], query: string): EntryGroup[] {
  return groupsOf(items, '')
    .map(({label, entries}) => ({
      label,
      entries: entries.filter((entry) => matches(entry.label, query)),
    }))
    .filter(({entries}) => entries.length > 0);
}

function groupsOf(items: readonly PropSidebarItem[], label: string): EntryGroup[] {
  const entries = items.flatMap((item) =>
    item.type !== 'html' && item.href ? [{label: item.label, href: item.href}] : [],
  );
  const nested = items.flatMap((item) =>
    item.type === 'category'
      ? groupsOf(item.items, label ? `${label} › ${item.label}` : item.label)
      : [],
  );
  return [{label, entries}, ...nested];
}
