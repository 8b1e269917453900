/** Loads the phone menu, which desktop browsers never need. */
export const loadMenu = (): Promise<typeof import('./index')> => import('./index');
