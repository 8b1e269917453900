import {load} from 'cheerio';
import {openApiFile} from '../../config/openApiFile';
import {skillIndexFile} from '../agentSkill';
import {describedBy} from '../hosts/describedBy';
import type {HostResponse} from './hostRequests';
import type {CheckedResponse, HostCheck} from './check';

/** Checks the files that agents, feed readers, and browsers look for besides pages. */
export async function checkAgents(host: HostCheck): Promise<void> {
  await checkSkill(host);
  await checkHead(host);
  const {rules} = host.manifest;
  for (const label of [rules.latest, ...rules.others]) {
    const address = rules.baseUrl + openApiFile(label);
    const response = await host.get(address);
    const found = response?.body.toString().slice(0, 40) ?? 'no response';
    const isFound = response?.status === 200 && /^\{\s*"openapi": *"3\./.test(found);
    host.at(address)('agents', isFound, found, 'an OpenAPI document');
  }
}

/**
 * Checks that a page links to its version's index in its `<head>`, and in a header for clients that don't
 * read the `<head>`.
 */
export function checkDescribedBy(version: string, {headers, body, expect}: CheckedResponse): void {
  const {link} = headers;
  const header = describedBy(version);
  expect('agents', link === header, link ? `Link: ${String(link)}` : 'no Link', `Link: ${header}`);
  const file = `${version}llms.txt`;
  const href = /<link\b[^>]*\brel="?describedby\b[^>]*>/.exec(body.toString())?.[0] ?? '';
  expect('agents', href.includes(file), href || 'no <link rel="describedby">', `one to ${file}`);
}

interface SkillIndex {
  skills?: {url: string; digest: string}[];
}

async function checkSkill(host: HostCheck): Promise<void> {
  const address = `/${skillIndexFile}`;
  const response = await host.get(address);
  const skills = (response?.status === 200 && readSkills(response)) || [];
  host.at(address)('agents', skills.length > 0, 'no skills', 'a list of skills');
  for (const {url, digest} of skills) {
    const skill = await host.get(url);
    const found = `sha256:${skill?.sha256}`;
    host.at(url)('agents', found === digest, found, `${digest}, as in the index`);
    const type = skill?.headers['content-type'] ?? 'no Content-Type';
    host.at(url)('agents', type.startsWith('text/markdown'), type, 'text/markdown');
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

async function checkHead(host: HostCheck): Promise<void> {
  const {baseUrl} = host.manifest.rules;
  const expect = host.at(baseUrl);
  const head = load((await host.get(baseUrl))?.body ?? '');
  const color = head('meta[name=theme-color]').attr('content') ?? '';
  expect('agents', color !== '', 'no theme-color', 'a theme-color');
  for (const [selector, wanted] of Object.entries(linkTypes)) {
    const links = head(selector).toArray();
    const addresses = links.flatMap((link) => head(link).attr('href') ?? []);
    expect('agents', addresses.length > 0, `no ${selector}`, 'one');
    for (const address of addresses) {
      const response = await host.get(address);
      const type = response?.headers['content-type'] ?? 'no Content-Type';
      const found = `status ${response?.status}, ${type}`;
      const isMet = response?.status === 200 && wanted.test(type);
      host.at(address)('agents', isMet, found, `a file of type ${wanted.source}`);
    }
  }
}
