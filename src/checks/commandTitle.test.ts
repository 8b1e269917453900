import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {commandTitle} from './commandTitle';

const page = (title: string) =>
  `---\nkind: command\ntitle: ${title}\n---\n\n\`\`\`qs signature\ntextRepeat(source : string) : string\n\`\`\`\n`;

test('the title of a command page must be the name in its signature', () => {
  expect(problemsOf(commandTitle, page('textRepeat'))).toEqual([]);
  expect(problemsOf(commandTitle, page('repeatText'))).toEqual([
    '3: the title is "repeatText", but the signature is for "textRepeat". Write the same name in both',
  ]);
});
