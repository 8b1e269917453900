// Change: ejected, because the theme formats the date with `Intl`, whose first use keeps a phone busy for
// a tenth of a second. Upstream: @docusaurus/theme-classic 3.10.2.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

/** The site doesn't show authors. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const date = lastUpdatedAt ? new Date(lastUpdatedAt) : undefined;
  return (
    date && (
      <span className={ThemeClassNames.common.lastUpdated}>
        Last updated on{' '}
        <b>
          <time dateTime={date.toISOString()} itemProp="dateModified">
            {formatDate(date)}
          </time>
        </b>
      </span>
    )
  );
}

function formatDate(date: Date): string {
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}
