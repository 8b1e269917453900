import {instance, type Viz} from '@viz-js/viz';

let loading: Promise<Viz> | undefined;

/** Loads Graphviz, only once per process, because that takes a while. */
export function loadGraphviz(): Promise<Viz> {
  return (loading ??= instance());
}
