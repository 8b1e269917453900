import {parseHTML} from 'linkedom';
import {createElement as create, Fragment, type ReactElement} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {expect, test, vi} from 'vitest';
import {Helmet, HelmetProvider} from './helmet';

const outer = [
  create('html', {lang: 'en', className: 'docs'}),
  create('body', {className: 'wide'}),
  create('title', {}, 'FAQ', ' | ', 'Docs'),
  create('meta', {name: 'description', content: 'Outer'}),
  create('link', {rel: 'canonical', href: '/docs/'}),
  create('meta', {property: 'og:locale', content: 'en'}),
  create('meta', {name: 'keywords', content: 'docs'}),
  create('link', {rel: 'describedby', href: '/docs/llms.txt'}),
];

const inner = [
  create('html', {className: 'docs next', 'data-page': 'faq'}),
  create('title', {}, 'Inner'),
  create('meta', {name: 'description', content: 'Inner'}),
  create(Fragment, {}, create('meta', {httpEquiv: 'refresh', content: '1'})),
  create('link', {rel: 'canonical', href: '/docs/faq'}),
  create('link', {rel: 'alternate', href: '/docs/faq.md'}),
  create('script', {type: 'application/ld+json'}, '{}'),
];

/** Returns the tag's name, its attributes in alphabetical order, and its text. */
function describe({localName, attributes, textContent}: Element): string {
  const shown = [...attributes].filter(({name}) => name !== 'data-rh');
  const pairs = shown.map(({name, value}) => `${name}=${value}`).sort();
  return [localName, ...pairs, /html|body/.test(localName) ? '' : textContent].join(' ').trim();
}

test('inner heads win over outer ones, and leave nothing behind', () => {
  const {document, window} = parseHTML(
    '<html><head><title>Served</title><meta name="viewport"><meta data-rh="true" name="old"><meta data-rh="true" content="en" property="og:locale"></head><body><div></div></body></html>',
  );
  const frames = new Map<number, () => void>();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal(
    'requestAnimationFrame',
    (run: () => void) => frames.set(frames.size + 1, run).size,
  );
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.set(id, () => undefined));
  const root = createRoot(document.querySelector('div') as HTMLElement);
  const render = (...heads: ReactElement[][]) => {
    const helmets = heads.map((tags, key) => create(Helmet, {key}, ...tags));
    flushSync(() => root.render(create(HelmetProvider, {}, ...helmets)));
    frames.forEach((run) => run());
    frames.clear();
    return [...document.head.children, document.documentElement, document.body]
      .map(describe)
      .sort();
  };
  const always = [
    'body class=wide',
    'link href=/docs/llms.txt rel=describedby',
    'meta content=docs name=keywords',
    'meta content=en property=og:locale',
    'meta name=viewport',
  ];
  const onlyOuter = [
    ...always,
    'html class=docs lang=en',
    'link href=/docs/ rel=canonical',
    'meta content=Outer name=description',
    'title FAQ | Docs',
  ].sort();
  const served = document.querySelector('[property]');
  expect(render(outer)).toEqual(onlyOuter);
  expect(render(outer, inner)).toEqual(
    [
      ...always,
      'html class=docs next data-page=faq lang=en',
      'link href=/docs/faq rel=canonical',
      'link href=/docs/faq.md rel=alternate',
      'meta content=1 http-equiv=refresh',
      'meta content=Inner name=description',
      'script type=application/ld+json {}',
      'title Inner',
    ].sort(),
  );
  expect(document.querySelector('[property]'), 'unchanged tags stay').toBe(served);
  expect(render(outer)).toEqual(onlyOuter);
  expect(render()).toEqual(['body', 'html', 'meta name=viewport', 'title FAQ | Docs']);
});
