/** As many entries of the history as a reader goes back over. */
const most = 50;

/** How far each entry of the history was scrolled, by its key; the oldest are forgotten. */
export class ScrollPlaces {
  readonly #places: Map<string, number>;

  /** @param stored what `toString` gave before the page was left; anything else is ignored */
  constructor(stored: string | null) {
    this.#places = new Map(read(stored));
  }

  note(key: string, y: number): void {
    this.#places.delete(key);
    this.#places.set(key, y);
    const [oldest] = this.#places.keys();
    if (this.#places.size > most && oldest !== undefined) {
      this.#places.delete(oldest);
    }
  }

  of(key: string): number | undefined {
    return this.#places.get(key);
  }

  toString(): string {
    return JSON.stringify([...this.#places]);
  }
}

function read(stored: string | null): [string, number][] {
  try {
    const places: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
