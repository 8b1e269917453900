interface Detour {
  /** Address that the reader was led to. */
  path: string;
  /** Title or route of the page that the version lacks. */
  asked: string;
}

let latest: Detour | undefined;

/** Notes that the reader is led to the nearest page, because the version lacks the one read. */
export function noteDetour(detour: Detour): void {
  latest = detour;
}

/** The detour that leads to `path`; none when the page was opened directly. */
export function detourTo(path: string): Detour | undefined {
  return latest?.path === path ? latest : undefined;
}
