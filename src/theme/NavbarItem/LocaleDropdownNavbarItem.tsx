// Change: shows nothing while the site has one language.
import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

export default function LocaleDropdownNavbarItemWrapper(props: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return i18n.locales.length > 1 && <LocaleDropdownNavbarItem {...props} />;
}
