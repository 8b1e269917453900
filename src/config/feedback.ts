import {readEnvironment} from './environment';

const {feedbackRepository} = readEnvironment(process.env);

/** Address of a new issue with the page, its version and its route filled in. */
export function feedbackUrl(page: {version: string; docPath: string; permalink: string}): string {
  const version = page.version === 'current' ? 'next' : page.version;
  const route = page.docPath.replace(/\.mdx?$/, '');
  const body = [
    `Page: ${page.permalink}`,
    `Version: ${version}`,
    `Route: ${route}`,
    '',
    'What is wrong, or what is missing?',
    '',
  ].join('\n');
  const query = new URLSearchParams({title: `Docs: ${route} (${version})`, body});
  return `https://github.com/${feedbackRepository}/issues/new?${query.toString()}`;
}
