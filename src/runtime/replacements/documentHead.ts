/** A tag as a head in React names it. */
export interface Tag {
  type: string;
  /** By their names in HTML. */
  attributes: Record<string, string>;
  text: string;
}

/** What the build has put into the head for React, and what is put there here, has this attribute. */
const mark = 'data-rh';
const types = ['base', 'link', 'meta', 'noscript', 'script', 'style'];
const marked = types.map((type) => `${type}[${mark}]`).join();

/** The attributes that heads have set on an element: they go when no head names them any more. */
const setBefore = new Map<Element, string[]>();

/** Gives `<html>` or `<body>` the attributes that the tags of its name have; later ones win. */
export function setAttributes(element: Element, tags: readonly Tag[]): void {
  const own = tags.filter(({type}) => type === element.localName);
  const wanted = new Map(own.flatMap(({attributes}) => Object.entries(attributes)));
  for (const [name, value] of wanted) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  for (const name of setBefore.get(element) ?? []) {
    if (!wanted.has(name)) {
      element.removeAttribute(name);
    }
  }
  setBefore.set(element, [...wanted.keys()]);
}

/**
 * Puts tags into the head, in the place of those that React had put there. What stays the same is not
 * touched.
 *
 * @param heads the tags of each head, outer before inner
 */
export function setTags(heads: readonly Tag[][]): void {
  const old = Array.from(document.head.querySelectorAll(marked));
  for (const element of innermost(heads).map(toElement)) {
    const same = old.findIndex((candidate) => candidate.isEqualNode(element));
    if (same < 0) {
      document.head.append(element);
    } else {
      old.splice(same, 1);
    }
  }
  old.forEach((element) => element.remove());
}

/** Leaves out what an inner head says otherwise. */
function innermost(heads: readonly Tag[][]): Tag[] {
  const seen = new Set<string>();
  return heads.reduceRight<Tag[]>((inner, tags) => {
    const own = tags.filter((tag) => types.includes(tag.type) && !seen.has(keyOf(tag)));
    own.forEach((tag) => seen.add(keyOf(tag)));
    return [...own, ...inner];
  }, []);
}

const naming = ['name', 'property', 'charset', 'http-equiv', 'itemprop', 'href', 'src'];

/** Tags with the same key say the same thing. */
function keyOf({type, attributes, text}: Tag): string {
  const name = naming.find((candidate) => attributes[candidate]);
  const key = name ? `${name} ${attributes[name]}` : text;
  return `${type} ${attributes.rel === 'canonical' ? 'canonical' : key}`;
}

function toElement({type, attributes, text}: Tag): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.setAttribute(mark, 'true');
  element.textContent = text;
  return element;
}
