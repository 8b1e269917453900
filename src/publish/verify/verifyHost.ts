import type {Manifest} from '../manifest';
import {openHost} from './hostRequests';
import {HostCheck, type Finding} from './check';
import {checkAgents} from './checkAgents';
import {checkAddresses} from './checkAddresses';
import {checkFiles} from './checkFiles';
import {checkHostileAddresses} from './checkHostileAddresses';
import {checkMarkdown} from './checkMarkdown';

export interface Verdict {
  /** URL of the site that was checked. */
  site: string;
  /** Number of checks for each topic. */
  checkCounts: HostCheck['checkCounts'];
  findings: Finding[];
}

/**
 * Requests everything in a release from a host, and URLs that it must not serve.
 *
 * @param origin the host's origin: `https://docs.example.com`
 */
export async function verifyHost(origin: string, manifest: Manifest): Promise<Verdict> {
  const {request, stop} = openHost(origin);
  const context = new HostCheck(origin, manifest, request);
  try {
    // An unreachable host would time out a thousand times.
    if (await context.get(manifest.rules.baseUrl)) {
      await checkFiles(context);
      await checkMarkdown(context);
      await checkAgents(context);
      await checkAddresses(context);
      await checkHostileAddresses(context);
    }
  } finally {
    stop();
  }
  return {
    site: origin + manifest.rules.baseUrl,
    checkCounts: context.checkCounts,
    findings: [...context.findings.values()].sort((a, b) => (a.address < b.address ? -1 : 1)),
  };
}
