import type {Manifest} from '../manifest';
import {askHost} from './ask';
import {answerOf, type Context, type Finding, type Topic} from './check';
import {checkAgents} from './checkAgents';
import {checkAddresses} from './checkAddresses';
import {checkFiles} from './checkFiles';
import {checkHostile} from './checkHostile';
import {checkMarkdown} from './checkMarkdown';

export interface Verdict {
  /** Address of the site that was checked. */
  site: string;
  /** Number of checks by topic. */
  looked: Partial<Record<Topic, number>>;
  findings: Finding[];
}

/**
 * Requests everything in a release from a host, and addresses that it must not answer.
 *
 * @param origin of the host: `https://docs.example.com`
 */
export async function verifyHost(origin: string, manifest: Manifest): Promise<Verdict> {
  const {ask, stop} = askHost(origin);
  const looked: Verdict['looked'] = {};
  const findings = new Map<string, Finding>();
  const context: Context = {
    origin,
    manifest,
    ask,
    note(topic, address, fault) {
      looked[topic] = (looked[topic] ?? 0) + 1;
      if (fault) {
        findings.set([topic, address, fault.wanted].join(' '), {topic, address, ...fault});
      }
    },
  };
  try {
    // An unreachable host would time out a thousand times.
    if (await answerOf(context, manifest.rules.baseUrl)) {
      await checkFiles(context);
      await checkMarkdown(context);
      await checkAgents(context);
      await checkAddresses(context);
      await checkHostile(context);
    }
  } finally {
    stop();
  }
  return {
    site: origin + manifest.rules.baseUrl,
    looked,
    findings: [...findings.values()].sort((one, other) => (one.address < other.address ? -1 : 1)),
  };
}
