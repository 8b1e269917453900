import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {LandingLink} from '@site/src/config/landingLinks';

interface Props {
  className?: string;
  links: readonly LandingLink[];
  version: GlobalVersion;
}

/** Links to the pages that exist in the version. */
export default function DocLinks({className, links, version}: Props): ReactNode {
  return (
    <ul className={className}>
      {links.map(({label, doc}) => {
        const page = version.docs.find(({id}) => id === doc);
        return (
          page && (
            <li key={doc}>
              <Link to={page.path}>{label}</Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
