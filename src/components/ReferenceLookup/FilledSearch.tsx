import type {ComponentType, ReactNode} from 'react';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import styles from './styles.module.css';

/** The search box accepts an initial query; hosted search, which may replace it, ignores it. */
const Search = SearchBar as ComponentType<{query?: string}>;

/** The site's search box, filled with `query`. */
export default function FilledSearch({query}: {query: string}): ReactNode {
  return (
    <>
      <Heading as="h2" className={styles.heading}>
        Search the docs
      </Heading>
      <div className={styles.search}>
        <Search key={query} query={query} />
      </div>
    </>
  );
}
