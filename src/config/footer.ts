import type {Footer} from '@docusaurus/theme-common';
import {brand, logo} from './brand';

export const footer: Footer = {
  style: 'light',
  logo,
  copyright: `Copyright © ${brand.copyrightYear} ${brand.company}. All rights reserved.`,
  links: [
    {
      title: 'Support',
      items: [
        {label: 'Tutorials', href: 'https://qodly.com/tutorials'},
        {label: 'Support', href: 'https://support.4d.com'},
      ],
    },
    {
      title: 'Company',
      items: [
        {label: 'About Qodly', href: 'https://qodly.com'},
        {label: 'About 4D', href: 'https://us.4d.com'},
        // As a link item, it would open in a new tab and have the icon of an external link.
        {html: '<a class="footer__link-item" href="mailto:contact@qodly.com">Contact</a>'},
        {label: 'License', href: 'https://us.4d.com/license'},
        {label: 'Service Level Agreement', href: 'https://qodly.com/service-level-agreement'},
      ],
    },
    {
      title: 'Follow Us',
      items: [
        {
          label: 'Slack',
          href: 'https://qodly.slack.com/join/shared_invite/zt-20ieeffts-NU57SOXcbakmWgIMnJpStQ#/shared-invite/email',
        },
        {label: 'Facebook', href: 'https://www.facebook.com/qodlyby4d'},
        {label: 'Twitter', href: 'https://x.com/qodlyby4d'},
        {label: 'YouTube', href: 'https://www.youtube.com/channel/UCLNHKvjJQZ_5D1ziskba6jg'},
        {label: 'LinkedIn', href: 'https://www.linkedin.com/showcase/qodly'},
      ],
    },
  ],
};
