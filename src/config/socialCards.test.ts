import {expect, test} from 'vitest';
import {socialCardOf} from './socialCards';

test.each([
  ['language/commands/length', 'img/cards/language.png'],
  ['category/classes', 'img/cards/language.png'],
  ['faq', 'img/cards/docs.png'],
  ['', 'img/cards/docs.png'],
])('the card for "%s" is %s', (route, card) => {
  expect(socialCardOf(route)).toBe(card);
});
