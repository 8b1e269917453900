import {expect, test} from 'vitest';
import {readTokens} from '../../css/tokens';
import {drawPictures} from './drawPictures';

const {light, ownDark} = readTokens();
const pictures = drawPictures();

test.each([...pictures])('%s has colours that every program knows', (_file, picture) => {
  expect(picture).not.toContain('var(');
  expect(picture).toMatch(/#[\da-f]{6}/);
});

test('each mode has its wordmark', () => {
  expect(pictures.get('img/wordmark.svg')).toContain(light['--qd-ink']);
  expect(pictures.get('img/wordmark-dark.svg')).toContain(ownDark['--qd-ink']);
});
