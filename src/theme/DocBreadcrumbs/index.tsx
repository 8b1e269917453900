// Change: ejected, because a section without a page of its own leads to its first page, and what leads
// nowhere does not look like a link. Upstream: @docusaurus/theme-classic 3.10.2.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  findFirstSidebarItemLink,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import IconHome from '@theme/Icon/Home';

export default function DocBreadcrumbs(): ReactNode {
  const home = useBaseUrl('/');
  const breadcrumbs = useSidebarBreadcrumbs();
  const page = breadcrumbs?.at(-1);
  if (!breadcrumbs) {
    return null;
  }
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
