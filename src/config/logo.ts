import {brand} from './brand';

/** The wordmark in the navbar and the footer; the plugin `images` draws it. */
export const logo = {
  alt: `${brand.product} documentation`,
  src: 'img/wordmark.svg',
  srcDark: 'img/wordmark-dark.svg',
  width: 118,
  height: 28,
};
