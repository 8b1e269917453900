import {load} from 'cheerio';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import type {Hit, SearchDocument} from '../../shared/types';
import {PanelLink} from './controls';
import HitLink from './HitLink';

const actions = {onChoose: vi.fn(), onFollow: vi.fn(), onHover: vi.fn()};

/** Returns the properties of a result. */
function propsOf(document: Partial<SearchDocument> = {}) {
  const hit = {
    terms: ['sorts'],
    document: {
      title: 'Collection',
      sectionTitle: 'Collection',
      pageTitle: 'Collection',
      sectionRoute: '/docs/language/CollectionClass',
      kind: 'class',
      sidebarParentCategories: ['Language', 'Classes'],
      ...document,
    },
  } as Hit;
  return {hit, id: 'hit', index: 3, isActive: false, isLead: true, excerpt: undefined, actions};
}

const member = {
  title: 'Collection.orderBy()',
  sectionTitle: '.orderBy()',
  sectionRoute: '/docs/language/CollectionClass#orderby',
  kind: 'member',
} as const;

test.each<[what: string, props: Partial<ReturnType<typeof propsOf>>, text: string]>([
  ['a page', {}, 'CollectionLanguage › Classesclass'],
  ['a page below one of its sections', {isLead: false}, 'Overview in Collection'],
  ['a member', propsOf(member), 'Collection.orderBy() in Collectionmember'],
  ['a section', propsOf({...member, kind: 'class'}), 'Collection.orderBy() in Collection'],
  [
    'a parameter',
    propsOf({kind: 'endpoint', names: ['$top', 'top']}),
    'CollectionLanguage › Classesparameter',
  ],
  ['a request', propsOf({kind: 'endpoint'}), 'CollectionLanguage › ClassesREST'],
  [
    'its version, replacement, and signature',
    propsOf({since: '1.1.0', instead: '.sort()', signature: 'f()', sidebarParentCategories: []}),
    'CollectionSince 1.1.0Use .sort() insteadclassf()',
  ],
])('shows %s', (_, props, text) => {
  const link = load(renderToStaticMarkup(createElement(HitLink, {...propsOf(), ...props})))('a');
  expect(link.text()).toBe(text);
  expect(link.hasClass('search-section')).toBe(text.includes(' in '));
  // The kind determines the color of the icon.
  expect(link.is('[data-kind]')).toBe(link.find('.search-hit-kind').length > 0);
  expect(link.find('svg').attr('aria-hidden')).toBe('true');
});

test('marks the words of the query in the title and the excerpt', () => {
  const excerpt = [{text: 'orders', isMarked: true}];
  const props = {...propsOf({title: 'Sorts it'}), excerpt, isActive: true};
  const page = load(renderToStaticMarkup(createElement(HitLink, props)));
  expect(
    page('mark')
      .toArray()
      .map((mark) => page(mark).text()),
  ).toEqual(['Sorts', 'orders']);
  expect(page('a').attr()).toMatchObject({role: 'option', 'aria-selected': 'true', tabindex: '-1'});
});

test.each([
  ['', 1],
  ['ctrlKey', 0],
  ['metaKey', 0],
  ['shiftKey', 0],
  ['altKey', 0],
])('a link opens in this tab only without a modifier: %s', (modifier, count) => {
  const [preventDefault, follow, choose] = [vi.fn(), vi.fn(), vi.fn()];
  const hit = HitLink.type({
    ...propsOf(),
    actions: {...actions, onFollow: follow, onChoose: choose},
  });
  const link = PanelLink({path: '/', label: '', onNavigate: follow});
  for (const {props} of [hit, link] as {props: {onClick: (event: object) => void}}[]) {
    props.onClick({preventDefault, [modifier]: true});
  }
  expect(follow).toHaveBeenCalledTimes(2 * count);
  expect(preventDefault).toHaveBeenCalledTimes(2 * count);
  const {onAuxClick} = (hit as {props: {onAuxClick: (event: object) => void}}).props;
  onAuxClick({button: 2});
  expect(choose).toHaveBeenCalledTimes(1);
  onAuxClick({button: 1});
  expect(choose).toHaveBeenCalledTimes(2);
});
