import fs from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand, pngIcons} from '../../config/brand';
import {socialCardFile, socialCards} from '../../config/sections';
import {inlineTokens} from '../../css/tokens';
import {devServerConfig, serveText} from '../../export/server/serveText';

const folder = path.join(__dirname, '../../../static/img');

/** An image in `static/img` whose colors are tokens, and its output file. */
interface Image {
  source: string;
  /** Path relative to the site's root. */
  file: string;
  mode: 'light' | 'dark';
}

const drawings: Image[] = [
  {source: 'favicon.svg', file: 'img/favicon.svg', mode: 'light'},
  {source: 'wordmark.svg', file: 'img/wordmark.svg', mode: 'light'},
  {source: 'wordmark.svg', file: 'img/wordmark-dark.svg', mode: 'dark'},
];

/**
 * Draws the icon and the wordmarks in `static/img` in the colors of tokens.css. After the build, it
 * also draws the icon as PNG files, and a card for each section, which chat apps and feeds show next to
 * links to its pages.
 */
export default function images({baseUrl}: LoadContext): Plugin {
  return {
    name: 'images',
    configureWebpack: () =>
      devServerConfig(
        serveText('image/svg+xml', (pathname) => drawImages().get(pathname.slice(baseUrl.length))),
      ),
    async postBuild({outDir}) {
      const files: [file: string, content: string | Buffer][] = [
        ...drawImages(),
        ...drawIcons(),
        ...Object.entries(socialCards).map(([name, title]): [string, Buffer] => [
          socialCardFile(name),
          drawCard(title),
        ]),
      ];
      await fs.promises.mkdir(path.join(outDir, path.dirname(socialCardFile(''))), {
        recursive: true,
      });
      await Promise.all(
        files.map(([file, content]) => fs.promises.writeFile(path.join(outDir, file), content)),
      );
    },
  };
}

/** Draws the icon as PNG files, keyed by path relative to the site's root. */
export function drawIcons(): Map<string, Buffer> {
  const svg = drawImages().get('img/favicon.svg') ?? '';
  // Phones round the corners themselves, and would fill transparent ones with black.
  const square = svg.replace(' rx="7"', '');
  return new Map(
    [
      {...pngIcons.icon, drawing: svg},
      {...pngIcons.touch, drawing: square},
    ].map(({file, size, drawing}) => [
      file,
      new Resvg(drawing, {fitTo: {mode: 'width', value: size}}).render().asPng(),
    ]),
  );
}

/** Returns the images in the colors of tokens.css, keyed by path relative to the site's root. */
export function drawImages(): Map<string, string> {
  return new Map(
    drawings.map(({source, file, mode}) => [
      file,
      inlineTokens(fs.readFileSync(path.join(folder, source), 'utf8'), mode),
    ]),
  );
}

const cardSize = {width: 1200, height: 630};

/** Not a system font, so every machine builds the same images. */
const font = require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf');

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
function drawCard(title: string): Buffer {
  const {width, height} = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="var(--qd-surface)"/>
  <rect width="16" height="${height}" fill="var(--ifm-color-primary)"/>
  <svg x="96" y="92" width="96" height="96">${drawImages().get('img/favicon.svg')}</svg>
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
