import type {ComponentType, ReactNode} from 'react';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import styles from './styles.module.css';

/** The site's search box accepts an initial query, which Docusaurus' type doesn't have. */
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
