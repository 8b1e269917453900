import {expect, test} from 'vitest';
import {readTokens} from '../../css/tokens';
import {imageSize} from 'image-size';
import {pngIcons} from '../../config/brand';
import {drawIcons, drawImages} from './index';

const {light, ownDark} = readTokens();
const images = drawImages();

test.each([...images])('draws %s in colors that every program understands', (_file, image) => {
  expect(image).not.toContain('var(');
  expect(image).toMatch(/#[\da-f]{6}/);
});

test('draws a wordmark for each mode', () => {
  expect(images.get('img/wordmark.svg')).toContain(light['--qd-ink']);
  expect(images.get('img/wordmark-dark.svg')).toContain(ownDark['--qd-ink']);
});

test.each(Object.values(pngIcons))(
  'draws $file as a PNG of the size that the page states',
  ({file, size}) => {
    const icon = drawIcons().get(file);
    expect(imageSize(icon ?? new Uint8Array())).toMatchObject({
      type: 'png',
      width: size,
      height: size,
    });
  },
);
