import {readEnvironment} from './environment';

const {feedbackRepository} = readEnvironment(process.env);

/** URL for new issues. */
export const newIssueUrl = `https://github.com/${feedbackRepository}/issues/new`;

/** Returns the URL of a new issue form with the page, its version, and its route filled in. */
export function feedbackUrl(page: {version: string; docPath: string; permalink: string}): string {
  const version = page.version === 'current' ? 'next' : page.version;
  const route = page.docPath.replace(/\.mdx?$/, '');
  const body = [
    `Page: ${page.permalink}`,
    `Version: ${version}`,
    `Route: ${route}`,
    '',
    'What is wrong or missing?',
    '',
  ].join('\n');
  const query = new URLSearchParams({title: `Docs: ${route} (${version})`, body});
  return `${newIssueUrl}?${query.toString()}`;
}
