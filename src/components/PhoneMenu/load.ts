/** The menu on phones, which desktops don't load. */
export const askForMenu = (): Promise<typeof import('./index')> => import('./index');
