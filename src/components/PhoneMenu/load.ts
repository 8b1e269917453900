/** The menu of a phone, which no desktop needs. */
export const askForMenu = (): Promise<typeof import('./index')> => import('./index');
