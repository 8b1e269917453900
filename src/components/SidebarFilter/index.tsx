import {useState, type ComponentProps, type ComponentType, type ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {loadPart} from '@site/src/client/loadPart';
import styles from './styles.module.css';

/** Shorter lists are easy to scan. */
const minPages = 40;

type MatchesProps = ComponentProps<typeof import('./Matches').default>;

interface Props extends Omit<MatchesProps, 'query'> {
  /** The sidebar's tree, which the matches replace. */
  children: ReactNode;
}

const importMatches = () => import('./Matches');

/** A text box above a long sidebar that filters all its pages, even collapsed ones, as the reader types. */
export default function SidebarFilter({children, ...props}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [Matches, setMatches] = useState<ComponentType<MatchesProps>>();
  const load = () =>
    void loadPart('filter', importMatches, (loaded) => setMatches(() => loaded.default));
  const isFiltered = query.trim() && Matches;
  return (
    <>
      {countPages(props.items) >= minPages && (
        <input
          type="search"
          className={`sidebar-filter ${styles.input}`}
          aria-label="Filter pages in this section"
          placeholder="Filter"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onFocus={load}
          onKeyDown={(event) => {
            const {key, currentTarget} = event;
            if (key === 'Escape' && query) {
              // Keeps the mobile menu open.
              event.preventDefault();
              setQuery('');
            } else if (key === 'Enter') {
              currentTarget.parentElement
                ?.querySelector<HTMLElement>('.sidebar-matches a')
                ?.click();
            }
          }}
          onChange={({target}) => {
            setQuery(target.value);
            load();
          }}
        />
      )}
      {isFiltered && <Matches {...props} query={query} />}
      <div className={styles.tree} hidden={Boolean(isFiltered)}>
        {children}
      </div>
    </>
  );
}

function countPages(items: readonly PropSidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.type === 'category' ? countPages(item.items) : 1),
    0,
  );
}
