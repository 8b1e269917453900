import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {findFullBrowser} from '../../setup/findBrowser';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Scores = Record<(typeof categories)[number], number>;

interface Report {
  categories: Record<string, {score: number | null}>;
}

/** Returns a page's mobile Lighthouse scores, out of 100. Runs the CLI, since the API is an ES module. */
export async function runLighthouse(url: string): Promise<Scores> {
  const command = path.resolve(__dirname, '../../../node_modules/lighthouse/cli/index.js');
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      command,
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    {env: {...process.env, CHROME_PATH: findFullBrowser()}, maxBuffer: 64 * 1024 * 1024},
  );
  const report = JSON.parse(stdout) as Report;
  return Object.fromEntries(
    categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
  ) as Scores;
}
