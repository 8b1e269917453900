/** Brand names, and the site's titles and description. */
export const brand = {
  product: 'Qodly',
  company: '4D SAS',
  copyrightYear: 2025,
  title: 'Qodly Documentation',
  tagline: 'Build, run and extend web applications on the Qodly platform',
  /** Short enough that tabs and search engines show it in full. */
  landingTitle: 'Low-code web applications',
  description:
    'Documentation for Qodly, the low-code platform for web applications: studio, data model, QodlyScript, cloud console, and REST API.',
} as const;

/** The wordmark in the navbar and the footer; the plugin `images` draws it. */
export const logo = {
  alt: `${brand.product} documentation`,
  src: 'img/wordmark.svg',
  srcDark: 'img/wordmark-dark.svg',
  width: 118,
  height: 28,
};

/** PNG icons for devices that don't support the SVG; the plugin `images` draws them. */
export const pngIcons = {
  /** For browsers without SVG icons. */
  icon: {file: 'img/icon.png', size: 96},
  /** For a phone's home screen, which rounds the corners itself. */
  touch: {file: 'img/touch-icon.png', size: 180},
} as const;
