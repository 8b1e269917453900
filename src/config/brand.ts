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
