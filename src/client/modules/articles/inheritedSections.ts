/** Shows or hides the sections of inherited members and the links to them in the table of contents. */
export function showInherited(box: Element, isShown: boolean): void {
  for (const link of box.querySelectorAll<HTMLAnchorElement>('[data-inherited] > :first-child a')) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    for (const element of heading ? sectionOf(heading) : []) {
      element.toggleAttribute('hidden', !isShown);
    }
    document
      .querySelectorAll(`.table-of-contents a[href$="${CSS.escape(link.hash)}"]`)
      .forEach((item) => item.closest('li')?.toggleAttribute('hidden', !isShown));
  }
}

/** Shows inherited members again. */
export function revealInherited(): void {
  const boxes = document.querySelectorAll('[data-filter]:has([data-inherited])');
  for (const box of boxes) {
    const checkbox = box.querySelector<HTMLInputElement>('[type=checkbox]');
    if (checkbox && !checkbox.checked) {
      checkbox.click();
    }
  }
}

/** Returns the heading and its content, up to the next heading of its level or above, or its row in a table. */
function sectionOf(heading: Element): Element[] {
  const row = heading.closest('tr');
  if (row) {
    return [row];
  }
  const section = [heading];
  let next = heading.nextElementSibling;
  while (next && !(/^H\d$/.test(next.tagName) && next.tagName <= heading.tagName)) {
    section.push(next);
    next = next.nextElementSibling;
  }
  return section;
}
