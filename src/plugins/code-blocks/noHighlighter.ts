/** All that the theme takes of prism-react-renderer when no page colours code in the browser. */
export const Prism = {};
