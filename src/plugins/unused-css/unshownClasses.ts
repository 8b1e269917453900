import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * Classes of what this site does not show although code names them: components of the theme that a setting
 * keeps away, and parts of Infima whose names are also those of classes of our own.
 */
export function unshownClasses({docs, navbar, footer}: ThemeConfig): RegExp[] {
  const patterns: [isShown: boolean, classes: RegExp][] = [
    [false, /^(?:avatar|badge|breadcrumbs|card|hero|pagination)(?:__\w+)?$/],
    [Boolean(navbar?.title), /^navbar__title$/],
    // Tags: no page has any.
    [false, /^(?:tag(?:s|Regular|WithCount)?_\w+|margin-left--sm|padding--none)$/],
    [
      docs?.sidebar?.hideable ?? false,
      /^(?:button--outline$|collapseSidebarButton|expandButton|docSidebarContainerHidden|doc\w+Enhanced|sidebarHidden)/,
    ],
    [
      navbar?.hideOnScroll ?? false,
      /^(?:navbarHid|sidebarWithHideableNavbar|sidebarLogo|anchorTargetHideOnScrollNavbar)/,
    ],
    [navbar?.style !== undefined, /^(?:navbar--(?:dark|primary)|darkNavbarColorModeToggle_\w+)$/],
    [navbar?.items?.some(({type}) => type === 'localeDropdown') ?? false, /^iconLanguage_\w+$/],
    [footer?.style === 'dark', /^footer--dark$/],
    [Boolean(footer?.logo?.href), /^footerLogoLink_\w+$/],
    // The links of a footer without columns.
    [footer?.links?.some((link) => !('items' in link)) ?? false, /^footer__link-separator$/],
  ];
  return patterns.filter(([isShown]) => !isShown).map(([, classes]) => classes);
}
