/** Loads the menu on phones, which desktops never need. */
export const loadMenu = (): Promise<typeof import('./index')> => import('./index');
