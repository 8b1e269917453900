import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import namesElsewhere from '@generated/search/default/elsewhere.json';
import {findElsewhere} from '../../engine/findElsewhere';
import {groupByPage} from '../../engine/groupByPage';
import type {Hit} from '../../shared/types';
import {availabilityLabel} from '../SearchBar/searchStatus';
import {useServices, useTags} from '../SearchBar/useServices';

interface Props {
  query: string;
}

const maxPages = 4;

/** The version that has the queried name if this one lacks it, or else the best hit on each of the first pages. */
export default function SearchSuggestions({query}: Props): ReactNode {
  const {client} = useServices();
  const {tag, searchedVersion} = useTags();
  const [hits, setHits] = useState<Hit[]>([]);
  const label = searchedVersion?.label ?? '';
  const elsewhere = findElsewhere(query, namesElsewhere[label] ?? []);
  useEffect(() => {
    let isCurrent = true;
    client.search([tag], query, 5 * maxPages).then(
      (answer) => isCurrent && setHits(groupByPage(answer.hits).flatMap(([first]) => first ?? [])),
      // The search box reports the failure if the reader uses it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, tag, query]);
  if (elsewhere) {
    return (
      <p>
        {availabilityLabel(elsewhere)} <Link to={elsewhere.path}>{elsewhere.name}</Link>
      </p>
    );
  }
  return (
    hits.length > 0 && (
      <section aria-labelledby="suggestions">
        <Heading as="h2" id="suggestions">
          Found in {label}
        </Heading>
        <ul>
          {hits.slice(0, maxPages).map(({document: {id, sectionRoute, title, pageTitle}}) => (
            <li key={id}>
              <Link to={sectionRoute}>
                {title} {title !== pageTitle && <small>{pageTitle}</small>}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
