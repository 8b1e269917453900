import type {Site} from '../../content/site';
import {UsageError} from '../usage';
import type {FileProblem} from '../../checks/problem';
import {existingPages} from './selectFiles';

/** Maximum number of concurrent requests. */
const maxConcurrent = 8;

/** Timeout per URL, in milliseconds. */
const defaultTimeLimit = 10_000;

/** Statuses of pages that exist, but require an account or limit the request rate. */
const existingStatuses = [401, 403, 429];

const nameNotFound = "has a host name that doesn't resolve";

/**
 * Returns the problems with links to other origins. Requests each URL once.
 *
 * @throws UsageError if no host is found, since the problem is then the network, not the links
 */
export async function checkExternalLinks(
  files: readonly string[],
  site: Site,
  timeLimit = defaultTimeLimit,
): Promise<FileProblem[]> {
  const links = existingPages(files, site)
    .filter((page) => !page.syntaxError)
    .flatMap(({file, links}) => links.map(({url, position}) => ({file, url, position})))
    .filter(({url}) => /^https?:\/\//.test(url));
  const urls = [...new Set(links.map(({url}) => url))];
  const problems = await checkUrls(urls, timeLimit);
  const hosts = new Set(urls.map((url) => new URL(url).host));
  if (hosts.size > 1 && urls.every((url) => problems.get(url) === nameNotFound)) {
    throw new UsageError(
      `None of the ${hosts.size} other sites can be reached, so links to them can't be checked: this machine seems to be offline. Check without --external, or go online`,
    );
  }
  return links.flatMap(({file, url, position}) => {
    const problem = problems.get(url);
    return problem
      ? [
          {
            file,
            line: position?.start.line ?? 1,
            found: `the link to ${url} ${problem}`,
            hint: 'Use its current URL, or remove the link',
          },
        ]
      : [];
  });
}

/** Returns the problem with each URL, or undefined if there isn't one. */
async function checkUrls(
  urls: readonly string[],
  timeLimit: number,
): Promise<Map<string, string | undefined>> {
  const problems = new Map<string, string | undefined>();
  const queue = [...urls];
  const work = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      problems.set(url, await checkUrl(url, timeLimit));
    }
  };
  await Promise.all(Array.from({length: maxConcurrent}, work));
  return problems;
}

/** Some servers refuse HEAD, so failed requests are repeated with GET. */
async function checkUrl(url: string, timeLimit: number): Promise<string | undefined> {
  return (await request(url, 'HEAD', timeLimit)) && request(url, 'GET', timeLimit);
}

async function request(
  url: string,
  method: 'HEAD' | 'GET',
  timeLimit: number,
): Promise<string | undefined> {
  try {
    const {status, ok, body} = await fetch(url, {method, signal: AbortSignal.timeout(timeLimit)});
    await body?.cancel();
    return ok || existingStatuses.includes(status) ? undefined : `returns status ${status}`;
  } catch (error) {
    const {name, cause} = error as Error & {cause?: {code?: string}};
    if (name === 'TimeoutError') {
      return `gets no response within ${timeLimit / 1000} s`;
    }
    return /^(ENOTFOUND|EAI_AGAIN)$/.test(cause?.code ?? '') ? nameNotFound : 'gets no response';
  }
}
