import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import imageWidths from './imageWidths';

test('gives an image the width in its title and a matching height', async () => {
  const html = await renderPage(
    'A <img src="map.png" alt="Map" title="width=400" width="800" height="600"/>.',
    [imageWidths],
  );
  expect(html).toContain('<img src="map.png" alt="Map" width="400" height="300"/>');
});

test('keeps the size of other images', async () => {
  const html = await renderPage('A <img src="map.png" alt="Map" width="800" height="600"/>.', [
    imageWidths,
  ]);
  expect(html).toContain('<img src="map.png" alt="Map" width="800" height="600"/>');
});
