import {expect, test} from 'vitest';
import {readTokens} from '../../css/tokens';
import {imageSize} from 'image-size';
import {pngIcons} from '../../config/icons';
import {drawIcons, drawPictures} from './drawPictures';

const {light, ownDark} = readTokens();
const pictures = drawPictures();

test.each([...pictures])(
  'draws %s with colors that every program understands',
  (_file, picture) => {
    expect(picture).not.toContain('var(');
    expect(picture).toMatch(/#[\da-f]{6}/);
  },
);

test('draws a wordmark for each mode', () => {
  expect(pictures.get('img/wordmark.svg')).toContain(light['--qd-ink']);
  expect(pictures.get('img/wordmark-dark.svg')).toContain(ownDark['--qd-ink']);
});

test.each(Object.values(pngIcons))(
  'draws $file as a PNG of the size that the head states',
  ({file, size}) => {
    const icon = drawIcons().get(file);
    expect(imageSize(icon ?? new Uint8Array())).toMatchObject({
      type: 'png',
      width: size,
      height: size,
    });
  },
);
