import type {CurrentBundler} from '@docusaurus/types';
import {getSwcJsMinimizerOptions} from '@docusaurus/faster';

/** The part of the bundler used here; its published types are webpack's. */
interface Rspack {
  SwcJsMinimizerRspackPlugin: new (options: {minimizerOptions: object}) => object;
}

const plugin = 'SwcJsMinimizerRspackPlugin';

/**
 * Returns Docusaurus' minimizers, with one that doesn't choose names by letter frequency in scripts.
 * Scripts contain file names that aren't final yet and that differ when pages come from the cache.
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
  return minimizers.map((one) => ((one as object).constructor.name === plugin ? minimizer : one));
}
