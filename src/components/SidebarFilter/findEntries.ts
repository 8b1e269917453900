import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {matches} from '../../client/matches';

interface Entry {
  label: string;
  href: string;
}

/** The entries of a section of the sidebar; those above all sections have no label. */
interface EntryGroup {
  label: string;
  entries: Entry[];
}

/**
 * The pages of a sidebar whose labels have every word of the query, by section, in the order of the
 * sidebar. Sections with a page of their own stand among those of the section around them.
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
  const inner = items.flatMap((item) =>
    item.type === 'category'
      ? groupsOf(item.items, label ? `${label} › ${item.label}` : item.label)
      : [],
  );
  return [{label, entries}, ...inner];
}
