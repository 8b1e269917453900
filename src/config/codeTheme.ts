import type {PrismTheme} from 'prism-react-renderer';

/** No styles in the page: `src/css` colours the tokens by their classes, in light and dark. */
export const codeTheme: PrismTheme = {plain: {}, styles: []};
