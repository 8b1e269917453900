import path from 'node:path';
import {expect, test} from 'vitest';
import {createWritersSite, validPage} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site';
import {checkFiles, writeFault} from './checkFiles';

/** Ordinary paragraphs of technical documentation, as a native writer would write them. */
const paragraphs = [
  'The webhook sends a POST request whenever an order changes.',
  'Set the hostname in the configuration file, then restart the server.',
  'The client retries with exponential backoff, up to five times.',
  'During a failover, the standby takes over within seconds.',
  'The autoscaler adds an instance when the load stays high.',
  'Never store a password as plaintext.',
  'Deduplication removes records that arrive twice.',
  'New members of the team follow the onboarding guide.',
  'An upsert inserts a record, or updates it if it exists.',
  'A nullable column can be empty.',
  'Denormalize the table if the join is too slow.',
  'Deserialize the payload before you validate it.',
  'Memoize the function, and debounce the event handler.',
  'The browser can prefetch the next page.',
  'Read the changelog before you upgrade; the project follows semver.',
  'Commit the lockfile, and rebase your branch before you open a pull request.',
  'Clone the repo, copy the env file, and start the dev server.',
  'The Dockerfile installs the tools that the build needs.',
  'A combobox with typeahead suggests matching names.',
  'The navbar is fixed at the top of the page.',
  'Grafana shows the metrics of each instance.',
  'The team in São Paulo is on call at night.',
  'Sign in in a private window to see what new users see.',
  'Turn the log on on the server, then repeat the request.',
  'If you had had a backup, you could restore it now.',
  'What it is is a matter of taste.',
  'The people that that rule protects are the users.',
  'Just before a demo, check that the sandbox is awake.',
  'The process had just started when the signal arrived.',
  'The message "Please try again later" means that the quota is used up.',
  'Write to stdout, not to a file.',
  'The prompt of zsh shows the current branch.',
  'Code is set in a monospaced font.',
  'A table is not simply a list: its order can change.',
  'The report is sent when the job ends.',
  'Each request carries a token, which the server checks before it runs the function.',
  'Use a queue if the work takes longer than a second.',
  'Keep the key out of the source code, and rotate it every month.',
  'The cache expires after ten minutes, so a change can take that long to appear.',
  "Close the file when you are done; otherwise, other processes can't write to it.",
];

const headings = [
  'Sign in with Amazon',
  'Connect to Azure',
  'Use Google Workspace',
  'Monitor with Grafana',
];

test('reports nothing in good prose', () => {
  const sections = headings.map((heading) => `## ${heading}\n\nText.`);
  const body = [...paragraphs, ...sections].join('\n\n');
  const site = createWritersSite({'docs/page.md': validPage(body)});
  try {
    const read = readSite(site.directory);
    const faults = checkFiles([path.join(site.directory, 'docs/page.md')], read);
    expect(faults.map((fault) => writeFault(fault, read, 'text'))).toEqual([]);
  } finally {
    site.remove();
  }
});
