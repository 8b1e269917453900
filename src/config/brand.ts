/** The names of the brand, and how the site describes itself. */
export const brand = {
  product: 'Qodly',
  company: '4D SAS',
  copyrightYear: 2025,
  title: 'Qodly Documentation',
  tagline: 'Build, run and extend web applications on the Qodly platform',
  /** Short enough to be shown whole in tabs and by search engines. */
  landingTitle: 'Low-code web applications',
  description:
    'Documentation for Qodly, the low-code platform for web applications: studio, data model, QodlyScript, cloud console, and REST API.',
} as const;
