import type {PrismTheme} from 'prism-react-renderer';

/** Empty, since colors are in `src/css`; otherwise Docusaurus adds its default theme to every bundle. */
export const codeTheme: PrismTheme = {plain: {}, styles: []};
