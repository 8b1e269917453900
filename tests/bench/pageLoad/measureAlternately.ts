import {builtFile} from '../server';
import {measuredPages, type Kind} from './budgets';
import type {Row} from './table';

/** A built site and the origin that serves it. */
export interface ServedSite {
  folder: string;
  origin: string;
}

export type Sites = Record<'stock' | 'ours', ServedSite>;

type ByKind<Figures> = Record<keyof Sites, Partial<Record<Kind, Figures[]>>>;

/** Measures each stock page right after ours, so that a busy machine slows both equally. */
export async function measureAlternately<Figures>(
  kinds: readonly Kind[],
  rounds: number,
  sites: Sites,
  measure: (site: ServedSite, url: string) => Promise<Figures>,
): Promise<ByKind<Figures>> {
  const found: ByKind<Figures> = {stock: {}, ours: {}};
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds) {
      for (const name of ['ours', 'stock'] as const) {
        const url = urlOf(sites[name], kind);
        // The stock site has no landing page.
        if (builtFile(sites[name].folder, url)) {
          (found[name][kind] ??= []).push(await measure(sites[name], url));
        }
      }
    }
  }
  return found;
}

function urlOf({origin}: ServedSite, kind: Kind): string {
  return `${origin}/docs/${measuredPages[kind]}`;
}

/** Returns one figure for every kind of page, as table rows. */
export function rowsOf<Figures>(found: ByKind<Figures>, name: keyof Figures): Row[] {
  const values = (list: Figures[] = []) => list.map((figures) => figures[name] as number);
  return (Object.keys(found.ours) as Kind[]).map((kind) => ({
    label: kind,
    stock: values(found.stock[kind]),
    ours: values(found.ours[kind]),
  }));
}
