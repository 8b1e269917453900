import type {CurrentBundler} from '@docusaurus/types';
import {getSwcJsMinimizerOptions} from '@docusaurus/faster';

/** The part of the bundler used here; its published types are webpack's. */
interface Rspack {
  SwcJsMinimizerRspackPlugin: new (options: {minimizerOptions: object}) => object;
}

const plugin = 'SwcJsMinimizerRspackPlugin';

/**
 * Returns Docusaurus' minimizers, but stops the one for scripts from choosing names by letter
 * frequency: it would count file names, which are not final yet and differ when pages are cached.
 */
export function minimizersOf(
  minimizers: readonly unknown[],
  {instance}: CurrentBundler,
): unknown[] {
  const bundler = instance as unknown as Rspack;
  const minimizer = new bundler[plugin]({
    minimizerOptions: {
      ...getSwcJsMinimizerOptions(),
      minify: true,
      mangle: {disableCharFreq: true},
    },
  });
  return minimizers.map((item) =>
    (item as object).constructor.name === plugin ? minimizer : item,
  );
}
