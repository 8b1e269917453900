import type {MouseEvent, ReactNode} from 'react';

export interface LinkTarget {
  path: string;
  label: string;
}

interface Props extends LinkTarget {
  /** Called when the reader follows the link in this tab. */
  onNavigate: (path: string) => void;
}

/** A link in the panel to a page on the site. */
export default function PanelLink({path, label, onNavigate}: Props): ReactNode {
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
