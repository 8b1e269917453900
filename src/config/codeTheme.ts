import type {PrismTheme} from 'prism-react-renderer';

/** Colours are in `src/css`; without this, Docusaurus puts those of its own theme into every bundle. */
export const codeTheme: PrismTheme = {plain: {}, styles: []};
