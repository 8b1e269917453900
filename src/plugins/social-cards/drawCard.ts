import {createRequire} from 'node:module';
import {Resvg} from '@resvg/resvg-js';
import {brand} from '../../config/brand';

export const cardSize = {width: 1200, height: 630};

/** No font of the system: the pictures are the same on every machine that builds them. */
const font = createRequire(__filename).resolve(
  '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
);

/** PNG of a card with the section's title. */
export function drawCard(title: string): Buffer {
  const {width, height} = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="#f5f7fa"/>
  <rect width="16" height="${height}" fill="#0a62bd"/>
  <g transform="translate(96 92) scale(3)"><rect width="32" height="32" rx="7" fill="#0a62bd"/>
    <g fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"><circle cx="14.4" cy="14.2" r="6.2"/><path d="M20.6 8v17.4"/></g></g>
  <g font-family="Inter" font-weight="700">
    <text x="96" y="392" font-size="92" letter-spacing="-2" fill="#16202e">${escapeXml(title)}</text>
    <text x="96" y="470" font-size="40" fill="#495567">${escapeXml(`${brand.product} documentation`)}</text>
  </g>
</svg>`;
  const options = {font: {loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'Inter'}};
  return new Resvg(svg, options).render().asPng();
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
}
