import fs from 'node:fs';
import path from 'node:path';

type Colours = Record<string, string>;

/** The colors of tokens.css by name: the light mode's, and those that the dark mode changes. */
export function readTokens(): {light: Colours; ownDark: Colours} {
  const css = fs.readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
  const [light = '', ownDark = ''] = css.split("[data-theme='dark']");
  return {light: readColours(light), ownDark: readColours(ownDark)};
}

/**
 * Replaces `var(--qd-…)` by its color, for pictures and for pages without their stylesheet.
 *
 * @throws Error when tokens.css doesn't define the color
 */
export function inlineTokens(text: string, mode: 'light' | 'dark' = 'light'): string {
  const {light, ownDark} = readTokens();
  const colours = mode === 'dark' ? {...light, ...ownDark} : light;
  return text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = colours[name];
    if (colour === undefined) {
      throw new Error(`tokens.css has no colour ${name}.`);
    }
    return colour;
  });
}

function readColours(block: string): Colours {
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}
