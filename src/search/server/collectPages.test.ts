import {expect, test} from 'vitest';
import {temporarySite} from '../../../tests/support/temporaryFolder';
import {readSite} from '../../content/site/site';
import {listDocs, type TaggedVersion} from './collectPages';

test('only the latest release notes are found as the news', () => {
  const ids = ['1.2.0', '1.10.0', '1.9.0', '1.11.0-beta.1'].map((release) => `notes/${release}`);
  const site = readSite(
    temporarySite(Object.fromEntries(ids.map((id) => [`${id}.md`, '---\nkind: notes\n---\n']))),
  );
  const docs = ids.map((id) => ({
    id,
    permalink: `/docs/next/${id}`,
    frontMatter: {kind: 'notes'},
    description: '',
    source: `@site/docs/${id}.md`,
  }));
  const version = {label: 'next', docs, sidebars: {}} as unknown as TaggedVersion['version'];
  const news = listDocs([{version, tag: 'docs'}], site).filter(
    ({aliases = []}) => aliases.length > 0,
  );
  expect(news.map(({route}) => route)).toEqual(['/docs/next/notes/1.10.0']);
});

test('a page has all categories above it, outermost first; hidden pages are left out', () => {
  const site = readSite(temporarySite({'abs.md': '---\nkind: command\n---\n'}));
  const page = {
    id: 'abs',
    permalink: '/docs/next/abs',
    frontMatter: {},
    description: '',
    source: '@site/docs/abs.md',
  };
  const docs = [page, {...page, unlisted: true}, {...page, draft: true}];
  const commands = {type: 'category', label: 'Commands', items: [{type: 'doc', id: 'abs'}]};
  const sidebars = {Develop: [{type: 'category', label: 'Language', items: [commands]}]};
  const version = {label: 'next', docs, sidebars} as unknown as TaggedVersion['version'];
  const found = listDocs([{version, tag: 'docs'}], site);
  expect(found.map(({categories}) => categories)).toEqual([['Language', 'Commands']]);
});
