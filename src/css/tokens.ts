import fs from 'node:fs';
import path from 'node:path';

type Colors = Record<string, string>;

/** Returns the colors in tokens.css by name: those for light mode, and those that dark mode overrides. */
export function readTokens(): {light: Colors; ownDark: Colors} {
  const css = fs.readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
  const [light = '', ownDark = ''] = css.split("[data-theme='dark']");
  return {light: readColors(light), ownDark: readColors(ownDark)};
}

/**
 * Replaces `var(--qd-…)` with its color, for images and for pages whose stylesheet is missing.
 *
 * @throws Error when tokens.css doesn't define the color
 */
export function inlineTokens(text: string, mode: 'light' | 'dark' = 'light'): string {
  const {light, ownDark} = readTokens();
  const colors = mode === 'dark' ? {...light, ...ownDark} : light;
  return text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const color = colors[name];
    if (color === undefined) {
      throw new Error(`tokens.css has no color ${name}.`);
    }
    return color;
  });
}

function readColors(block: string): Colors {
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}
