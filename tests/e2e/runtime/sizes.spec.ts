import {expect, test} from '@playwright/test';
import {findExcess, kinds, measuredPages} from '../../bench/pageLoad/budgets';
import {phone} from '../../bench/pageLoad/phone';
import {idle} from '../../bench/pageLoad/visit';
import {weigh} from '../../bench/pageLoad/weigh';
import {disabledStylesReason, loadsDisabledStyles} from '../../support/loadsDisabledStyles';
import {buildDir} from '../../build/emittedRoutes';

for (const kind of kinds) {
  test(`a first visit to a page stays within its budget: ${kind}`, async ({browser, baseURL}) => {
    test.skip(await loadsDisabledStyles(browser), disabledStylesReason);
    const {href} = new URL(measuredPages[kind], baseURL);
    const weight = await weigh(() => browser.newPage(phone), href, buildDir, idle);
    expect(findExcess(kind, weight)).toEqual([]);
  });
}
