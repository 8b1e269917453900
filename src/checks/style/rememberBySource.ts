import type {Page} from '../../content/page';

/** Like `remember`, for values that depend only on the source: most pages are the same in all versions. */
export function rememberBySource<Value>(compute: (page: Page) => Value): (page: Page) => Value {
  const values = new Map<string, {value: Value}>();
  return (page) => {
    const known = values.get(page.source) ?? {value: compute(page)};
    values.set(page.source, known);
    return known.value;
  };
}
