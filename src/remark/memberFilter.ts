import type {Root, Table} from 'mdast';
import type {Plugin} from 'unified';
import {componentElement} from './nodes';

/** Shorter tables are seen at a glance. */
const fewest = 12;

/**
 * Puts a long summary of members, which `members` has written, below a filter.
 *
 * in:  the table of members
 * out: <ListFilter label="Filter members" …> with the table in it
 */
const memberFilter: Plugin<[], Root> = () => (tree) => {
  const index = tree.children.findIndex((node) => propertiesOf(node).className?.[0] === 'members');
  const table = tree.children[index] as Table | undefined;
  if (table && table.children.length > fewest) {
    const isInherited = table.children.some((row) => 'dataInherited' in propertiesOf(row));
    const attributes = {
      label: 'Filter members',
      placeholder: 'name, type, purpose…',
      hasInherited: isInherited ? 'true' : undefined,
    };
    tree.children[index] = componentElement('ListFilter', attributes, [table]);
  }
};

export default memberFilter;

function propertiesOf({data}: {data?: object}): {className?: string[]} {
  return (data as {hProperties?: object} | undefined)?.hProperties ?? {};
}
