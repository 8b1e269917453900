import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

/** A tag in the head, as React describes it. */
interface Tag {
  type: string;
  /** By HTML name. */
  attributes: Record<string, string>;
  text: string;
}

/** The tags of each mounted head, by its position in the order of first render: outermost first. */
const heads = new Map<number, Tag[]>();
let headCount = 0;
let frame = 0;

/** Renders its children, since heads need no context in the browser. */
export function HelmetProvider({children}: PropsWithChildren): ReactNode {
  return children;
}

/**
 * Replaces `react-helmet-async` in the browser. Puts its children, which are `<html>`, `<body>`,
 * and tags for the head, into the document. Inner heads win over outer ones.
 */
export function Helmet({children}: PropsWithChildren): ReactNode {
  const [order] = useState(() => (headCount += 1));
  useLayoutEffect(() => {
    heads.set(order, tagsOf(children));
    update();
    return () => {
      heads.delete(order);
      update();
    };
  }, [order, children]);
  return null;
}

/** Schedules one update per frame, regardless of the number of heads that change. */
function update(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const inOrder = Array.from(heads).sort(([a], [b]) => a - b);
    const tags = inOrder.map(([, headTags]) => headTags);
    const title = tags
      .flat()
      .filter(({type}) => type === 'title')
      .at(-1);
    if (title && title.text !== document.title) {
      document.title = title.text;
    }
    setAttributes(document.documentElement, tags.flat());
    setAttributes(document.body, tags.flat());
    setTags(tags);
  });
}

function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<PropsWithChildren<Record<string, unknown>>>(child)) {
      return [];
    }
    const {children: content, ...props} = child.props;
    const text = Children.toArray(content).join('');
    return child.type === Fragment
      ? tagsOf(content)
      : [{type: String(child.type), attributes: attributesOf(props), text}];
  });
}

const attributeNames: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

function attributesOf(props: Record<string, unknown>): Tag['attributes'] {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      attributeNames[name] ?? name.toLowerCase(),
      String(value ?? ''),
    ]),
  );
}

/** Attribute on tags that the build or this module added to the head. */
const mark = 'data-rh';
const types = ['base', 'link', 'meta', 'noscript', 'script', 'style'];
const markedTags = types.map((type) => `${type}[${mark}]`).join();

/** Attributes that Head components have set on an element. They are removed once no component sets them. */
const previousAttributes = new Map<Element, string[]>();

/** Copies the attributes of `html` or `body` tags to the element with the same name. Later tags win. */
function setAttributes(element: Element, tags: readonly Tag[]): void {
  const elementTags = tags.filter(({type}) => type === element.localName);
  const newAttributes = new Map(elementTags.flatMap(({attributes}) => Object.entries(attributes)));
  for (const [name, value] of newAttributes) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  for (const name of previousAttributes.get(element) ?? []) {
    if (!newAttributes.has(name)) {
      element.removeAttribute(name);
    }
  }
  previousAttributes.set(element, [...newAttributes.keys()]);
}

/**
 * Replaces the tags that React added to the head. Leaves unchanged tags alone.
 *
 * @param heads the tags of each Head component, outermost first
 */
function setTags(heads: readonly Tag[][]): void {
  const oldElements = Array.from(document.head.querySelectorAll(markedTags));
  for (const element of innermost(heads).map(toElement)) {
    const index = oldElements.findIndex((candidate) => candidate.isEqualNode(element));
    if (index < 0) {
      document.head.append(element);
    } else {
      oldElements.splice(index, 1);
    }
  }
  oldElements.forEach((element) => element.remove());
}

/** Drops tags that an inner head overrides. */
function innermost(heads: readonly Tag[][]): Tag[] {
  const seen = new Set<string>();
  return heads.reduceRight<Tag[]>((inner, tags) => {
    const effectiveTags = tags.filter((tag) => types.includes(tag.type) && !seen.has(keyOf(tag)));
    effectiveTags.forEach((tag) => seen.add(keyOf(tag)));
    return [...effectiveTags, ...inner];
  }, []);
}

const keyAttributes = ['name', 'property', 'charset', 'http-equiv', 'itemprop', 'href', 'src'];

/** Returns the key of a tag. If several heads have tags with the same key, the innermost head's win. */
function keyOf({type, attributes, text}: Tag): string {
  const name = keyAttributes.find((candidate) => attributes[candidate]);
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
