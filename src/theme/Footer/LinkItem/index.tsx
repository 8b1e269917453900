// Change: ejected, because the original opens a `mailto:` link in a new tab and gives it an icon.
// Upstream: @docusaurus/theme-classic 3.10.2.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {Props} from '@theme/Footer/LinkItem';
import {mailAttributes} from '@site/src/client/mailAttributes';

export default function FooterLinkItem({item}: Props): ReactNode {
  const {to, href, label, prependBaseUrlToHref, className, ...props} = item;
  const toUrl = useBaseUrl(to);
  const prefixedHref = useBaseUrl(href, {forcePrependBaseUrl: true});
  const mail = mailAttributes(href);
  return (
    <Link
      className={clsx('footer__link-item', className)}
      {...(href ? {href: prependBaseUrlToHref ? prefixedHref : href} : {to: toUrl})}
      {...mail}
      {...props}>
      {label}
      {href && !isInternalUrl(href) && !mail.target && <IconExternalLink />}
    </Link>
  );
}
