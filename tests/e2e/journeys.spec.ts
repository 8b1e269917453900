import {expect, type Page} from '@playwright/test';
import {findViolations, sizes} from '../support/axe';
import {open} from '../support/open';
import {input, openBox, results} from '../support/searchBox';
import {test} from '../support/test';
import {other} from '../support/versions';

/** A developer's question and the path to its answer, as routes in the latest version. */
interface Journey {
  question: string;
  query: string;
  /** Sections that contain the answer, each with words that the reader sees there. */
  answers: Record<string, string>;
  /** The rank of the first hit that links to an answer: the maximum now, and the rank before 1.2.0. */
  hit: {now: number; before: number | 'none'};
  /** The reader's clicks from the landing page, and the number of clicks before 1.2.0. */
  clicks: {now: string[]; before: number | 'none'};
}

const schedule = 'faq#can-i-schedule-a-task-cron';
const signIn = 'faq#can-users-sign-in-over-rest';

const journeys: Journey[] = [
  {
    question: 'How do I sort a collection by two attributes?',
    query: 'sort collection by two attributes',
    answers: {'language/CollectionClass#orderby': 'desc'},
    hit: {now: 1, before: 3},
    clicks: {
      now: ['category/classes', 'language/CollectionClass', 'language/CollectionClass#orderby'],
      before: 3,
    },
  },
  {
    question: 'Why does save() fail when someone else has saved?',
    query: 'save() fails when someone else saved',
    answers: {'language/EntityClass#save': 'kAutoMerge'},
    hit: {now: 1, before: 1},
    clicks: {
      now: ['category/classes', 'language/EntityClass', 'language/EntityClass#save'],
      before: 4,
    },
  },
  {
    question: 'How does a user log in over REST?',
    query: 'log in a user over REST',
    answers: {[signIn]: 'session'},
    hit: {now: 3, before: 'none'},
    clicks: {now: ['faq', signIn], before: 'none'},
  },
  {
    question: 'What changed in 1.1.0?',
    query: 'what changed in 1.1.0',
    answers: {
      'notes/1.1.0': 'Before you upgrade',
      'notes/1.1.0#before-you-upgrade': 'Before you upgrade',
    },
    hit: {now: 1, before: 1},
    clicks: {now: ['notes/1.1.0'], before: 1},
  },
  {
    question: 'How does a Page upload a file?',
    query: 'upload a file from a Page',
    answers: {
      'studio/pageLoaders/components/fileupload': 'Upload',
      'studio/pageLoaders/components/fileupload#store-the-file': 'Select the File Upload',
      'faq#can-users-upload-files': 'On a Page, use the File Upload',
    },
    hit: {now: 1, before: 1},
    clicks: {
      now: [
        'studio/pageLoaders/components/componentsBasics',
        'studio/pageLoaders/components/fileupload',
      ],
      before: 2,
    },
  },
  {
    question: 'How do I schedule something?',
    query: 'schedule a task',
    answers: {[schedule]: 'scheduler'},
    hit: {now: 1, before: 'none'},
    clicks: {now: ['faq', schedule], before: 'none'},
  },
  {
    question: 'What is the limit of $top?',
    query: 'limit of $top',
    answers: {'api/$top$limit': '100'},
    hit: {now: 1, before: 1},
    clicks: {now: ['api/overview', 'api/$top$limit'], before: 2},
  },
  {
    question: 'How does a button call a function?',
    query: 'make a button call a function',
    answers: {
      'studio/pageLoaders/components/button#run-an-action-on-click': 'On Click',
      'get-started/first-app#step-6-run-a-function-at-a-click': 'On Click',
    },
    hit: {now: 1, before: 4},
    clicks: {
      now: ['get-started/quickstart', 'get-started/first-app#step-6-run-a-function-at-a-click'],
      before: 2,
    },
  },
  {
    question: 'How do I deploy?',
    query: 'deploy',
    answers: {'get-started/deployment': 'production', 'cloud/deployManagement': 'production'},
    hit: {now: 1, before: 1},
    clicks: {now: ['cloud/deployManagement'], before: 1},
  },
  {
    question: 'What is left() called here?',
    query: 'left()',
    answers: {'language/commands/substring': 'substring('},
    hit: {now: 1, before: 1},
    clicks: {now: ['language/commands/command-list', 'language/commands/substring'], before: 3},
  },
  {
    question: 'How many days are between two dates?',
    query: 'date difference',
    answers: {'language/basics/lang-date#operators': 'days'},
    hit: {now: 1, before: 2},
    clicks: {
      now: [
        'language/basics/lang-quicktour',
        'language/basics/lang-data-types#conversions',
        'language/basics/lang-date',
        'language/basics/lang-date#operators',
      ],
      before: 6,
    },
  },
];

for (const {question, query, answers, hit, clicks} of journeys) {
  test.describe(question, () => {
    test(`one of the first ${hit.now} hits links to the answer (before: ${hit.before})`, async ({
      page,
    }) => {
      await openBox(page, '');
      await input(page).fill(query);
      const index = await indexOfAnswer(page, Object.keys(answers), hit.now);
      for (let step = 0; step < index; step++) {
        await expect(results(page).nth(step)).toHaveAttribute('aria-selected', 'true');
        await input(page).press('ArrowDown');
      }
      await expect(results(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      await input(page).press('Enter');
      await expectAnswer(page, answers);
    });

    test(`clicking leads to the answer in ${clicks.now.length} steps (before: ${clicks.before})`, async ({
      page,
    }) => {
      await open(page, '');
      for (const route of clicks.now) {
        await linkTo(page, route).click();
        await expect(page).toHaveURL(matchesRoute(route));
      }
      await expectAnswer(page, answers);
    });
  });
}

test('the command list finds substring by "left", its name in other languages', async ({page}) => {
  await open(page, 'language/commands/command-list');
  await page.getByRole('searchbox', {name: 'Filter commands'}).fill('left');
  const command = (name: string) =>
    page.getByRole('article').getByRole('link', {name, exact: true});
  await expect(command('substring')).toBeVisible();
  await expect(command('uppercase')).toHaveCount(0);
});

/** Waits until one of the first `limit` hits links to an answer, and returns its index. */
async function indexOfAnswer(page: Page, routes: string[], limit: number): Promise<number> {
  const paths = routes.map(pathOf);
  const find = async () => {
    const hrefs = await results(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    return hrefs.slice(0, limit).findIndex((href) => paths.includes(href));
  };
  await expect.poll(find).toBeGreaterThanOrEqual(0);
  return find();
}

/** Locates a link that the reader can see, inside or outside the article. */
function linkTo(page: Page, route: string) {
  const fragment = /#.*/.exec(route)?.[0];
  const samePage = fragment ? `, a[href="${fragment}"]` : '';
  return page
    .locator(`a[href="${pathOf(route)}"]${samePage}`)
    .filter({visible: true})
    .first();
}

/** Expects the reader to have reached one of the answers and to see its words. */
async function expectAnswer(page: Page, answers: Record<string, string>): Promise<void> {
  const routes = Object.keys(answers);
  await expect(page).toHaveURL((url) => routes.map(pathOf).includes(url.pathname + url.hash));
  const {pathname, hash} = new URL(page.url());
  const words = answers[(pathname + hash).replace('/docs/', '')] ?? '';
  await expect(
    page.locator('article').getByText(words).filter({visible: true}).first(),
  ).toBeVisible();
  if (hash) {
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  }
}

function pathOf(route: string): string {
  return `/docs/${route}`;
}

function matchesRoute(route: string) {
  return (url: URL) => url.pathname + url.hash === pathOf(route);
}

test.describe('the landing page', () => {
  test('the demo button raises the salaries by the rate, and the sample request uses the same rate', async ({
    page,
  }) => {
    await open(page, '');
    const demo = page.getByRole('figure', {name: 'Write it once, call it from anywhere'});
    await expect(demo).toContainText('31,000');
    await demo.getByRole('button', {name: 'Raise by 3%'}).click();
    await expect(demo.getByRole('definition')).toHaveText(['31,930', '28,840']);
    await demo.getByRole('slider', {name: 'Rate'}).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(demo.getByRole('button', {name: 'Raise by 5%'})).toBeVisible();
    await expect(demo).toContainText('[1.05]');
  });

  for (const [name, size] of Object.entries(sizes)) {
    test(
      `the demo REST call raises salaries and shows its response; nothing shifts, and axe finds no violations: ${name}`,
      {tag: '@axe'},
      async ({page}) => {
        await page.emulateMedia({reducedMotion: 'reduce'});
        await page.setViewportSize(size);
        await open(page, '');
        const demo = page.getByRole('figure', {name: 'Write it once, call it from anywhere'});
        const response = demo.getByRole('status', {name: 'Response to the REST call'});
        await expect(response).toBeEmpty();
        const height = () => page.evaluate(() => document.documentElement.scrollHeight);
        const before = await height();
        await demo.getByRole('button', {name: 'Send'}).click();
        await expect(response).toHaveText('{"result": 2}');
        await expect(demo.getByRole('definition')).toHaveText(['31,930', '28,840']);
        expect(await height()).toBe(before);
        expect(await findViolations(page)).toEqual([]);
      },
    );
  }

  test('names in the demo sample show their cards and link to the reference', async ({page}) => {
    await open(page, '');
    const save = page.locator('pre a', {hasText: 'save'});
    await save.hover();
    const card = page.getByRole('dialog', {name: /\.save\(/});
    await expect(card).toBeVisible();
    await expect(save).toHaveAttribute('href', '/docs/language/EntityClass#save');
    await card.getByRole('link', {name: 'Open Entity.save'}).click();
    await expect(page).toHaveURL(/\/docs\/language\/EntityClass#save$/);
  });

  test('"Start the tutorial" opens the quickstart', async ({page}) => {
    await open(page, '');
    await page.getByRole('link', {name: 'Start the tutorial'}).click();
    await expect(page).toHaveURL(/get-started\/quickstart$/);
  });

  test('a click anywhere on a card opens its page', async ({page}) => {
    await open(page, '');
    const card = page.getByRole('listitem').filter({hasText: 'Model your data'});
    await card.click({position: {x: 8, y: 8}});
    await expect(page).toHaveURL(/model-editor-interface$/);
  });

  test('all links point to the version that the reader chooses', async ({page}) => {
    await open(page, '');
    const versions = page.getByRole('region', {name: 'Versions'});
    await versions.getByRole('button', {name: other}).click();
    const links = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({hasNot: page.getByRole('button')})
      .getByRole('link');
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute(
        'href',
        new RegExp(`^/docs/${other.replaceAll('.', '\\.')}/`),
      );
    }
    await expect(
      versions.getByRole('link', {name: `Release notes for ${other}`, exact: true}),
    ).toHaveAttribute('href', `/docs/${other}/notes/${other}`);
  });

  test("the demo's two columns start at the same height, and stack on a phone", async ({page}) => {
    await open(page, '');
    const boxes = page.getByRole('figure').locator('.theme-code-block, div:has(> dl)');
    const positions = () =>
      boxes.evaluateAll((all) =>
        all.map((box) => box.getBoundingClientRect()).map(({x, y}) => [x, y]),
      );
    const [code, button] = await positions();
    expect(code?.[1]).toBe(button?.[1]);
    await page.setViewportSize({width: 390, height: 844});
    const [codeBelow, buttonBelow] = await positions();
    expect(codeBelow?.[0]).toBe(buttonBelow?.[0]);
  });
});
