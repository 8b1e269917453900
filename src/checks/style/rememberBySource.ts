import type {Page} from '../../content/page';

/** As `remember`, for what the source alone decides: most pages are the same in all versions. */
export function rememberBySource<Value>(compute: (page: Page) => Value): (page: Page) => Value {
  const values = new Map<string, {value: Value}>();
  return (page) => {
    const known = values.get(page.source) ?? {value: compute(page)};
    values.set(page.source, known);
    return known.value;
  };
}
