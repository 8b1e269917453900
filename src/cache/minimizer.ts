import type {CurrentBundler} from '@docusaurus/types';
import {getSwcJsMinimizerOptions} from '@docusaurus/faster';

/** The part of the bundler that is used here; its types are webpack's. */
interface Rspack {
  SwcJsMinimizerRspackPlugin: new (options: {minimizerOptions: object}) => object;
}

const plugin = 'SwcJsMinimizerRspackPlugin';

/**
 * Docusaurus' minimizers. The one of scripts chooses names by how often their letters occur, also in
 * the names of files, which at that time are not final yet and differ where pages are taken over from
 * the last build. So here it does not.
 */
export function minimizersOf(
  minimizers: readonly unknown[],
  {instance}: CurrentBundler,
): unknown[] {
  const bundler = instance as unknown as Rspack;
  const steady = new bundler[plugin]({
    minimizerOptions: {
      ...getSwcJsMinimizerOptions(),
      minify: true,
      mangle: {disableCharFreq: true},
    },
  });
  return minimizers.map((one) => ((one as object).constructor.name === plugin ? steady : one));
}
