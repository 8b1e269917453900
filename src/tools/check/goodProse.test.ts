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
  'An MX record tells other mail servers where to deliver mail for your domain.',
  'The request took 350 ms on average, and 1.2 s at the 99th percentile.',
  'If an hour passes without a heartbeat, the supervisor restarts the worker.',
  'Use an SSH tunnel or a VPN; never expose port 5432 to the internet.',
  'A one-time password is valid for 30 seconds.',
  'The parser accepts ISO 8601 dates, e.g. 2024-05-01T12:00:00Z, and rejects everything else.',
  'A user with the "Editor" role can\'t delete a workspace, but an owner can.',
  'Node.js, .NET, and ASP.NET clients all send the same three headers.',
  'You can pass `null`, `undefined`, or nothing at all: the function treats all three alike.',
  'Wait ... then try again.',
  'Press <kbd>Ctrl</kbd>+<kbd>C</kbd> to stop the process; a second time kills it.',
  'The exit code is 0 on success, 1 if a test failed, and 2 if the arguments are invalid.',
  'Throughput dropped by 40% after the upgrade, because each request opens its own connection.',
  'In staging, set the log level to *debug*; in production, leave it at *info*.',
  'A UUID is 128 bits long. An RSA key has at least 2,048.',
  'The API is eventually consistent: a read right after a write can return the old value.',
  'Rows are locked until the transaction commits or rolls back, whichever comes first.',
  "Don't retry on 4xx responses; retry on 5xx, with a delay that doubles each time.",
  'Assume a European user and an American one share the cart: who pays the sales tax?',
  'The thumbnail is 64 × 64 pixels, has an alpha channel, and weighs less than 5 KB.',
  'Sharding by tenant keeps a noisy neighbor from slowing down everyone else.',
  "It's a unique index, so an update that would create a duplicate fails.",
  'The linter flags unused imports, shadowed variables, and missing awaits.',
  'Files larger than 2 GiB need multipart uploads (see the documentation of the vendor).',
  'The cron expression `0 3 * * *` runs the job at 3 a.m. every day.',
  'The message "Take 5" and “Take 6” fit on a 27" screen, and `print("` doesn\'t end.',
  '**Notes:** The bell rings at "noon", and **note** that "it" stops.',
  'Write \\*\\*bold\\*\\* for bold text, and 2 \\* 3 for a product.',
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
