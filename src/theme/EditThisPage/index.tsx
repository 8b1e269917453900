// Change: adds a link to the contact that the publisher has configured, because the feedback link
// requires a GitHub account.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';

export default function EditThisPageWrapper(props: Props): ReactNode {
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const contact = customFields?.feedbackContact as string | undefined;
  const key = contact?.startsWith('mailto:') ? 'subject' : 'page';
  return (
    <>
      <EditThisPage {...props} />
      {contact && (
        // eslint-disable-next-line @docusaurus/no-html-links -- Docusaurus opens `mailto:` in an empty tab.
        <a
          className={ThemeClassNames.common.editThisPage}
          href={`${contact}?${key}=${encodeURIComponent(url + pathname)}`}>
          No GitHub account? Write to us
        </a>
      )}
    </>
  );
}
