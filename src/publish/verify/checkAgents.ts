import {load} from 'cheerio';
import {openApiFile} from '../../config/openApiFile';
import {skillIndexFile} from '../agentSkill';
import {describedBy, versionPathOf} from '../hosts/describedBy';
import type {HostResponse} from './hostRequests';
import {responseOf, expectThat, type Context} from './check';

/** Checks the files that agents, feed readers, and browsers look for besides pages. */
export async function checkAgents(context: Context): Promise<void> {
  await checkSkill(context);
  await checkHead(context);
  const {rules} = context.manifest;
  for (const label of [rules.latest, ...rules.others]) {
    const address = rules.baseUrl + openApiFile(label);
    const response = await responseOf(context, address);
    const found = response?.body.toString().slice(0, 40) ?? 'no response';
    const isFound = response?.status === 200 && /^\{\s*"openapi": *"3\./.test(found);
    expectThat(context, 'agents', address, isFound, found, 'an OpenAPI document');
  }
}

/**
 * Checks that a page links to its version's index in its `<head>`, and in a header for clients that don't
 * read the `<head>`.
 */
export function checkDescribedBy(context: Context, address: string, response: HostResponse): void {
  const version = versionPathOf(address, context.manifest.rules);
  const link = response.headers.link;
  const header = describedBy(version);
  expectThat(
    context,
    'agents',
    address,
    link === header,
    link ? `Link: ${String(link)}` : 'no Link',
    `Link: ${header}`,
  );
  const href = /<link\b[^>]*\brel="?describedby\b[^>]*>/.exec(response.body.toString())?.[0] ?? '';
  expectThat(
    context,
    'agents',
    address,
    href.includes(`${version}llms.txt`),
    href || 'no <link rel="describedby">',
    `one to ${version}llms.txt`,
  );
}

interface SkillIndex {
  skills?: {url: string; digest: string}[];
}

async function checkSkill(context: Context): Promise<void> {
  const address = `/${skillIndexFile}`;
  const response = await responseOf(context, address);
  const skills = (response?.status === 200 && readSkills(response)) || [];
  expectThat(context, 'agents', address, skills.length > 0, 'no skills', 'a list of skills');
  for (const {url, digest} of skills) {
    const skill = await responseOf(context, url);
    const found = `sha256:${skill?.sha256}`;
    expectThat(context, 'agents', url, found === digest, found, `${digest}, as in the index`);
    const type = skill?.headers['content-type'] ?? 'no Content-Type';
    expectThat(context, 'agents', url, type.startsWith('text/markdown'), type, 'text/markdown');
  }
}

function readSkills({body}: HostResponse): SkillIndex['skills'] {
  try {
    return (JSON.parse(body.toString()) as SkillIndex).skills;
  } catch {
    return [];
  }
}

/** Content types of the files that the landing page's `<head>` links to, keyed by the link's selector. */
const linkTypes = {
  'link[rel=icon]': /^image\//,
  'link[rel=apple-touch-icon]': /^image\/png/,
  'link[rel=search]': /xml/,
  'link[type="application/atom+xml"]': /xml/,
};

async function checkHead(context: Context): Promise<void> {
  const {baseUrl} = context.manifest.rules;
  const page = await responseOf(context, baseUrl);
  const head = load(page?.body ?? '');
  const color = head('meta[name=theme-color]').attr('content') ?? '';
  expectThat(context, 'agents', baseUrl, color !== '', 'no theme-color', 'a theme-color');
  for (const [selector, wanted] of Object.entries(linkTypes)) {
    const links = head(selector).toArray();
    const addresses = links.flatMap((link) => head(link).attr('href') ?? []);
    expectThat(context, 'agents', baseUrl, addresses.length > 0, `no ${selector}`, 'one');
    for (const address of addresses) {
      const response = await responseOf(context, address);
      const type = response?.headers['content-type'] ?? 'no Content-Type';
      const found = `status ${response?.status}, ${type}`;
      const isMet = response?.status === 200 && wanted.test(type);
      expectThat(context, 'agents', address, isMet, found, `a file of type ${wanted.source}`);
    }
  }
}
