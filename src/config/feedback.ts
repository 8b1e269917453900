/** The public GitHub repository, as `owner/name`, where "Give feedback on this page" opens an issue. */
const repository = process.env.FEEDBACK_REPOSITORY ?? 'qodly/docs';

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
  return `https://github.com/${repository}/issues/new?${query.toString()}`;
}
