import type {FileProblem} from '../../checks/problem';
import type {Site} from '../../content/site/site';
import {existingPages} from './selectFiles';

/** Statuses of pages that exist, but require an account or limit the request rate. */
const existingStatuses = [401, 403, 429];

/** Returns the problems with links to other origins. Requests each URL once. */
export async function checkExternalLinks(
  files: readonly string[],
  site: Site,
  timeLimit = 10_000,
): Promise<FileProblem[]> {
  const links = existingPages(files, site)
    .filter((page) => !page.syntaxError)
    .flatMap(({file, links}) => links.map(({url, position}) => ({file, url, position})))
    .filter(({url}) => /^https?:\/\//.test(url));
  const urls = [...new Set(links.map(({url}) => url))];
  const results = urls.map(async (url) => [url, await problemOf(url, timeLimit)] as const);
  const problems = new Map(await Promise.all(results));
  return links.flatMap(({file, url, position}) => {
    const problem = problems.get(url);
    const line = position?.start.line ?? 1;
    return problem
      ? {
          file,
          line,
          found: `the link to ${url} ${problem}`,
          hint: 'Use its current URL, or remove the link',
        }
      : [];
  });
}

async function problemOf(url: string, timeLimit: number): Promise<string | undefined> {
  try {
    const {status, ok, body} = await fetch(url, {signal: AbortSignal.timeout(timeLimit)});
    await body?.cancel();
    return ok || existingStatuses.includes(status) ? undefined : `returns status ${status}`;
  } catch {
    return 'gets no response';
  }
}
