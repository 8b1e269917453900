import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import imageWidths from './imageWidths';

test('shows a picture as wide as its title says, and as high as that makes it', async () => {
  const html = await renderPage(
    'A <img src="map.png" alt="Map" title="width=400" width="800" height="600"/>.',
    [imageWidths],
  );
  expect(html).toContain('<img src="map.png" alt="Map" width="400" height="300"/>');
});

test('leaves other pictures in their own size', async () => {
  const html = await renderPage('A <img src="map.png" alt="Map" width="800" height="600"/>.', [
    imageWidths,
  ]);
  expect(html).toContain('<img src="map.png" alt="Map" width="800" height="600"/>');
});
