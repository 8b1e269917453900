import {instance, type Viz} from '@viz-js/viz';

let loading: Promise<Viz> | undefined;

/** Graphviz. It takes a while to load, so it loads once per process. */
export function loadGraphviz(): Promise<Viz> {
  return (loading ??= instance());
}
