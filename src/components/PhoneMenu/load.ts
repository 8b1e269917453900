/** The menu on phones, which desktops don't load. */
export const loadMenu = (): Promise<typeof import('./index')> => import('./index');
