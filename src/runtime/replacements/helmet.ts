import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import {setAttributes, setTags, type Tag} from './documentHead';

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
