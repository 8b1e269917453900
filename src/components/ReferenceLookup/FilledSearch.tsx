import type {ComponentType, ReactNode} from 'react';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import styles from './styles.module.css';

/** Our search box takes an initial query; hosted search, which may replace it, ignores it. */
const Search = SearchBar as ComponentType<{query?: string}>;

/** The site's search box, with `query` in it. */
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
