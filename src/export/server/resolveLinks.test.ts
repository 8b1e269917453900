import {expect, test} from 'vitest';
import {exportedBody} from '../../../tests/support/exportedPage';

const files = {'faq.md': '', 'api/$filter.md': '', 'list.zip': ''};

test.each([
  ['[a](./faq.md)', '[a](https://site.example/docs/faq)'],
  ['[a](faq.md#limits)', '[a](https://site.example/docs/faq#limits)'],
  ['[a](./api/$filter.md)', '[a](https://site.example/docs/api/$filter)'],
  ['[a](#here)', '[a](https://site.example/docs/page#here)'],
  ['[a](pathname:///docs/x.json)', '[a](https://site.example/docs/x.json)'],
  ['[a](https://qodly.com)', '[a](https://qodly.com)'],
  ['[a](mailto:contact@qodly.com)', '[a](mailto:contact@qodly.com)'],
  ['[the *list*](./list.zip)', 'the _list_'],
  ['![A list](./list.png)', 'A list'],
])('writes %s as %s', (source, text) => {
  expect(exportedBody(source, files)).toBe(text);
});
