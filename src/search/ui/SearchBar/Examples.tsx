import type {ReactNode} from 'react';

/** Query syntax that the box understands besides words. */
const examples = ['.orderBy()', '$filter', 'collection -> number'];

/** Example queries, shown while the input is empty. */
export default function Examples({onSearch}: {onSearch: (query: string) => void}): ReactNode {
  return (
    <div className="search-message search-examples">
      <p>Search by name, code snippet, or task.</p>
      <div className="search-versions" role="group" aria-label="Examples">
        <span>Try</span>
        {examples.map((query) => (
          <button
            key={query}
            type="button"
            // Keeps the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSearch(query)}>
            {query}
          </button>
        ))}
      </div>
    </div>
  );
}
