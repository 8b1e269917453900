import {expect, test} from 'vitest';
import {unshownClasses} from './unshownClasses';

const isLeftOut = (name: string, config = {}) =>
  unshownClasses(config).some((classes) => classes.test(name));

test.each(['hero__title', 'tagWithCount_h2kH', 'expandButton_TmdG', 'navbar--dark'])(
  '%s is left out',
  (name) => {
    expect(isLeftOut(name)).toBe(true);
  },
);

test.each(['navbar', 'navbar--fixed-top', 'pagination-nav', 'card_x1Yz', 'heroColumns_a1'])(
  '%s stays',
  (name) => {
    expect(isLeftOut(name)).toBe(false);
  },
);

test.each([
  ['expandButton_TmdG', {docs: {sidebar: {hideable: true}}}],
  ['navbarHidden_jGov', {navbar: {hideOnScroll: true}}],
  ['navbar--dark', {navbar: {style: 'dark'}}],
  ['footer--dark', {footer: {style: 'dark'}}],
  ['button--outline', {docs: {sidebar: {hideable: true}}}],
  ['iconLanguage_nlXk', {navbar: {items: [{type: 'localeDropdown'}]}}],
  ['footerLogoLink_BH7S', {footer: {logo: {href: '/'}}}],
  ['footer__link-separator', {footer: {links: [{label: 'A link'}]}}],
])('%s stays where a setting shows it', (name, config) => {
  expect(isLeftOut(name, config)).toBe(false);
});
