import type {ReactNode} from 'react';

/** What the box understands besides words. */
const examples = ['.orderBy()', '$filter', 'collection -> number'];

/** Queries to choose, where there is none yet. */
export default function Examples({onAsk}: {onAsk: (query: string) => void}): ReactNode {
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
            onClick={() => onAsk(query)}>
            {query}
          </button>
        ))}
      </div>
    </div>
  );
}
