import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** A button in the panel. It leaves the focus in the input. */
export function PanelButton(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" onMouseDown={(event) => event.preventDefault()} {...props} />;
}

export interface LinkTarget {
  path: string;
  label: string;
}

/** Opens a page on the site and closes the dialog. */
export type Navigate = (path: string) => void;

/** A link in the panel to a page on the site. */
export function PanelLink({
  path,
  label,
  onNavigate,
}: LinkTarget & {onNavigate: Navigate}): ReactNode {
  const follow = (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      onNavigate(path);
    }
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link preloads the page and searches all routes
    <a href={path} onClick={follow}>
      {label}
    </a>
  );
}

/** Returns the links to pages that the version has. */
export function linksTo(
  pages: readonly {label: string; doc: string}[],
  version: GlobalVersion | undefined,
): LinkTarget[] {
  return pages.flatMap(({label, doc}) => {
    const path = version?.docs.find(({id}) => id === doc)?.path;
    return path === undefined ? [] : [{label, path}];
  });
}
