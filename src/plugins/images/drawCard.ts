import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {brand} from '../../config/brand';
import {inlineTokens} from '../../css/tokens';

const cardSize = {width: 1200, height: 630};

/** Not a system font, so every machine builds the same images. */
const font = createRequire(__filename).resolve(
  '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
);

const icon = fs.readFileSync(path.join(__dirname, '../../../static/img/favicon.svg'), 'utf8');

/** The site's mark, as on the landing page: a line that connects a function to its callers. */
const line = `<g stroke="var(--qd-line-strong)" stroke-width="4" fill="var(--ifm-color-primary)">
    <path d="M108 548H1092" />
    <g stroke="none">
      <circle cx="108" cy="548" r="12" />
      <rect x="544" y="530" width="112" height="36" rx="8" />
    </g>
    <circle cx="1092" cy="548" r="11" fill="var(--qd-surface)" stroke="var(--ifm-color-primary)" />
  </g>`;

/** Draws the card with the section's title, as a PNG. */
export function drawCard(title: string): Buffer {
  const {width, height} = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="var(--qd-surface)"/>
  <rect width="16" height="${height}" fill="var(--ifm-color-primary)"/>
  <svg x="96" y="92" width="96" height="96">${icon}</svg>
  <g font-family="Inter" font-weight="700">
    <text x="96" y="392" font-size="92" letter-spacing="-2" fill="var(--qd-ink)">${escapeXml(title)}</text>
    <text x="96" y="470" font-size="40" fill="var(--qd-ink-soft)">${escapeXml(`${brand.product} documentation`)}</text>
  </g>
  ${line}
</svg>`;
  const options = {font: {loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'Inter'}};
  return new Resvg(inlineTokens(svg), options).render().asPng();
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
}
