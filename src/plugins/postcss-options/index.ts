import type {Plugin} from '@docusaurus/types';

/**
 * The options of PostCSS are those of Docusaurus and its plugins. By default, postcss-loader also looks for
 * a file of options, by 27 names in each folder above each stylesheet.
 */
export default function postcssOptions(): Plugin {
  return {
    name: 'postcss-options',
    configurePostCss: (options) => ({...options, config: false}),
  };
}
