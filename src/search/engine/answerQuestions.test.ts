import {describe, expect, test} from 'vitest';
import {Searcher} from './answer';
import {testIndex, testPage} from '../../../tests/support/searchIndex';

describe('words from other platforms', () => {
  const smallSearcher = new Searcher(
    testIndex([
      testPage('/language/File', 'File', 'A file on disk.', {
        kind: 'class',
        sections: {'.delete()': 'Deletes the file.'},
      }),
      testPage('/language/Entity', 'Entity', 'An entity of a dataclass.', {
        kind: 'class',
        sections: {'.drop()': 'Deletes the entity.'},
      }),
      testPage('/cloud/deploy', 'Deployment', 'How an application is deployed.'),
    ]),
  );
  const answer = (query: string) => smallSearcher.answer(query, 8);
  const first = (query: string) => answer(query).hits[0]?.document.sectionRoute;

  test('ranks the entity member above the file member if the query is only delete', () => {
    expect(answer('delete').hits.map(({document}) => document.sectionRoute)).toEqual(
      expect.arrayContaining(['/language/Entity#drop', '/language/File#delete']),
    );
    expect(first('delete')).toBe('/language/Entity#drop');
    expect(first('File.delete')).toBe('/language/File#delete');
  });

  test('finds the Qodly term for a word from another platform and reports the missing word', () => {
    expect(first('docker')).toBe('/cloud/deploy');
    expect(answer('docker')).toMatchObject({
      isNear: true,
      message: "Qodly's docs don't mention “docker”. Closest results:",
    });
  });

  test.each(['deploy', 'depl', 'deployment', 'Entity', 'delete'])(
    "%s isn't a missing word",
    (query) => {
      expect(answer(query).isNear).toBeUndefined();
    },
  );
});

describe('a question with many words', () => {
  const question = 'delete an old picture from the folder';
  const about = testPage('/pictures', 'Delete pictures', 'Take a picture out of its folder.');
  const byAccident = testPage('/logs', 'Logs', 'Drop what is old: an image, a directory.');
  const exact = testPage('/cleaning', 'Cleaning', 'How a job can delete old pictures of a folder.');
  const first = (...found: Parameters<typeof testIndex>[0]) =>
    new Searcher(testIndex(found)).answer(question, 8).hits[0]?.document.sectionRoute;

  test('a page on the subject comes before a section with synonyms for all words', () => {
    expect(first(byAccident, about)).toBe('/pictures');
  });

  test('a section with all the exact words comes first', () => {
    expect(first(byAccident, about, exact)).toBe('/cleaning');
  });
});

test('a section with all three words comes before one with more frequent synonyms', () => {
  const cleaningSearcher = new Searcher(
    testIndex([
      testPage('/logs', 'Logs', 'Drop old bills, and drop other bills that are old.'),
      testPage(
        '/cleaning',
        'Cleaning',
        'How a job can delete old invoices, and other pages, words, and customers that are too many.',
      ),
      testPage('/words', 'Words', 'Old words. Delete words.'),
    ]),
  );
  const [hit] = cleaningSearcher.answer('delete old invoices', 8).hits;
  expect(hit?.document.sectionRoute).toBe('/cleaning');
});

test('a page with a matching keyword comes before one with scattered words', () => {
  const scattered = testPage('/a', 'Convert', 'Dates and strings.', {
    tags: ['string to picture', 'date'],
  });
  const matching = testPage('/b', 'Text', 'Dates and strings.', {
    tags: ['date to string', 'convert'],
  });
  const answer = new Searcher(testIndex([scattered, matching])).answer(
    'convert a date to a string',
    8,
  );
  expect(answer.hits[0]?.document.sectionRoute).toBe('/b');
});

test('a query that calls a function is about that function', () => {
  const entitySearcher = new Searcher(
    testIndex([
      testPage('/basics/errors', 'Errors', 'When a save fails. A save that fails has a status.'),
      testPage('/language/Entity', 'Entity', 'An entity is a record.', {
        kind: 'class',
        sections: {'.save()': 'Fails when the entity is locked.', '.drop()': 'Deletes it.'},
      }),
    ]),
  );
  const first = (query: string) => entitySearcher.answer(query, 8).hits[0]?.document.sectionRoute;
  expect(first('save() fails')).toBe('/language/Entity#save');
  expect(first('save fails')).toBe('/basics/errors');
});

const shop = new Searcher(
  testIndex([
    testPage('/faq', 'Webhooks', 'Stripe calls a webhook of the application.'),
    testPage('/billing', 'Billing', 'The checkout of an application shows the price.'),
    testPage('/docs', 'Language', 'The words of the language.'),
  ]),
);

test('a short query gets a message and the closest results if no page contains all its words', () => {
  const {hits, message, isNear} = shop.answer('stripe checkout', 8);
  expect(hits).toHaveLength(2);
  expect(isNear).toBe(true);
  expect(message).toBe("Qodly's docs don't mention “stripe checkout”. Closest results:");
});

test.each(['stripe webhook', 'checkout', 'which price at checkout'])(
  'a short query gets no message if a page covers it: %s',
  (query) => {
    expect(shop.answer(query, 8).message).toBeUndefined();
  },
);
