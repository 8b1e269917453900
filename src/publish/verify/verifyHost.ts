import {forEachConcurrently} from '../forEachConcurrently';
import type {Manifest} from '../manifest';
import {checksOf, markdownProbe, type Check} from './checks';
import {anywhere, isMarkdown, redirectTarget, type Topic} from './expectations';
import {openHost, type HostResponse} from './hostRequests';

/** A difference between the host and the release. */
export interface Finding {
  topic: Topic;
  address: string;
  found: string;
  wanted: string;
}

export interface Verdict {
  /** URL of the site that was checked. */
  site: string;
  /** Number of checks for each topic. */
  checkCounts: Partial<Record<Topic, number>>;
  findings: Finding[];
}

/** Number of redirects after which a browser might give up. */
const maxRedirects = 5;

/**
 * Requests everything in a release from a host, and URLs that it must not serve.
 *
 * @param origin the host's origin: `https://docs.example.com`
 */
export async function verifyHost(origin: string, manifest: Manifest): Promise<Verdict> {
  const {request, stop} = openHost(origin);
  const checkCounts: Verdict['checkCounts'] = {};
  // Keyed so that a repeated finding is listed once.
  const findings = new Map<string, Finding>();

  async function follow({address, headers, followsRedirects}: Check): Promise<HostResponse> {
    let response = await request(address, headers);
    for (let steps = 0, from = address; followsRedirects && steps < maxRedirects; steps += 1) {
      const {location = ''} = response.headers;
      const to = location && redirectTarget(location, origin, from);
      if (!to) {
        break;
      }
      from = encodeURI(to);
      response = await request(from, headers);
    }
    return response;
  }

  async function run(check: Check): Promise<HostResponse | undefined> {
    const {address} = check;
    const report = (topic: Topic, wanted: string, found: string | undefined) => {
      checkCounts[topic] = (checkCounts[topic] ?? 0) + 1;
      if (found !== undefined) {
        findings.set([topic, address, wanted].join(' '), {topic, address, found, wanted});
      }
    };
    try {
      const response = await follow(check);
      for (const {topic, wanted, problem} of [...anywhere, ...check.expectations]) {
        report(topic, wanted, problem(response));
      }
      for (const next of check.next?.(response) ?? []) {
        await run(next);
      }
      return response;
    } catch (error) {
      report('responses', 'a response', error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  try {
    // An unreachable host would time out a thousand times.
    if (await run({address: manifest.rules.baseUrl, expectations: []})) {
      const probe = markdownProbe(manifest);
      const answer = probe && (await run({...probe, expectations: []}));
      const negotiates = answer !== undefined && isMarkdown(answer);
      await forEachConcurrently(checksOf({origin, manifest, negotiates}), async (check) => {
        await run(check);
      });
    }
  } finally {
    stop();
  }
  return {
    site: origin + manifest.rules.baseUrl,
    checkCounts,
    findings: [...findings.values()].sort((a, b) => (a.address < b.address ? -1 : 1)),
  };
}
