// Change: ejected, to link a section without its own page to its first page, to render entries without
// a target as plain text, and to show the section and title of a page that no sidebar lists.
// Upstream: @docusaurus/theme-classic 3.10.2.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {
  findFirstSidebarItemLink,
  useActiveVersion,
  useDoc,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import IconHome from '@theme/Icon/Home';

type Breadcrumbs = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>;

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) {
    return null;
  }
  return breadcrumbs.length > 0 ? <Trail breadcrumbs={breadcrumbs} /> : <UnlistedTrail />;
}

/** Breadcrumbs for a page that no sidebar lists: its section from the navbar, then its title. */
function UnlistedTrail(): ReactNode {
  const {metadata} = useDoc();
  const sidebar = useDocsSidebar();
  const {items} = useThemeConfig().navbar;
  const docs = useActiveVersion(undefined)?.docs ?? [];
  const [section] = items.flatMap(({docId, label}) => {
    const doc = docs.find(({id}) => id === docId);
    return doc && doc.sidebar === sidebar?.name
      ? [{type: 'link' as const, label: label as string, href: doc.path, docId: doc.id}]
      : [];
  });
  const page = {type: 'link' as const, label: metadata.title, href: metadata.permalink};
  return <Trail breadcrumbs={section ? [section, page] : [page]} />;
}

function Trail({breadcrumbs}: {breadcrumbs: Breadcrumbs}): ReactNode {
  const home = useBaseUrl('/');
  const page = breadcrumbs.at(-1);
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
        <ul>
          <li className="crumb">
            <Link to={home} aria-label="Docs home">
              <IconHome />
            </Link>
          </li>
          {breadcrumbs.map((item, index) => {
            const target = findFirstSidebarItemLink(item);
            return (
              <li key={index} className="crumb" aria-current={item === page ? 'page' : undefined}>
                {target && target !== page?.href ? (
                  <Link to={target}>{item.label}</Link>
                ) : (
                  item.label
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
