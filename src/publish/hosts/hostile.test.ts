import {describe, expect, test} from 'vitest';
import {
  locationOf,
  nginxLocations,
  redirectRewrites,
  rewriteOf,
} from '../../../tests/support/hostRules';
import {fixAddress, type AddressRules} from '../../addresses/fixAddress';
import {hostileAddresses, staysOn} from '../verify/hostileAddresses';
import {composeNginx} from './nginx';
import {composeRedirects} from '../../addresses/hosts/composeRedirects';

const origin = 'https://docs.example.com';
const files = ['faq.md', 'api/$filter.md', 'evil.example/page.md'];

const formerRules: Pick<AddressRules, 'retired' | 'moved'> = {
  retired: ['0.0.9'],
  moved: [
    ['faq', 'help/faq'],
    ['0.0.9/old', ''],
  ],
};

const sites: AddressRules[] = [
  {baseUrl: '/docs/', latest: '0.2.0', others: ['next', '0.1.0'], ...formerRules},
  {baseUrl: '/', latest: '0.2.0', others: ['next', '0.1.0'], ...formerRules},
];

/** Returns the path unchanged, as hosts decode it, and as browsers normalize it. */
function formsOf(address: string): string[] {
  const decoded = decodeURIComponent(address);
  const forms = [address, decoded];
  return URL.canParse(origin + decoded) ? [...forms, new URL(origin + decoded).pathname] : forms;
}

describe.each(sites)('below $baseUrl', (rules) => {
  const addresses = hostileAddresses(rules).flatMap(formsOf);

  test('in the browser, no URL leads to another host', () => {
    const escaping = addresses.filter(
      (address) => !staysOn(origin, fixAddress(address, rules), address),
    );
    expect(escaping).toEqual([]);
  });

  test('with nginx.conf, no URL leads to another host', () => {
    const locations = nginxLocations(composeNginx(rules, {}));
    const escaping = addresses.filter((address) => {
      const rewrite = rewriteOf(address, locationOf(address, locations)?.rewrites ?? []);
      return rewrite && !staysOn(origin, address.replace(rewrite.from, rewrite.to), address);
    });
    expect(escaping).toEqual([]);
  });

  test('with _redirects, no URL leads to another host', () => {
    const rewrites = redirectRewrites(composeRedirects(rules, files));
    const escaping = addresses.filter((address) => {
      const rewrite = rewriteOf(address, rewrites);
      return rewrite && !staysOn(origin, address.replace(rewrite.from, rewrite.to), address);
    });
    expect(escaping).toEqual([]);
  });
});

test.each([
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\/evil.example', false],
  ['/\t/evil.example', false],
  ['https://evil.example/', false],
  ['https://docs.example.com@evil.example/', false],
  ['/docs/faq', true],
  ['/docs/@evil.example', true],
  ['https://docs.example.com/docs/faq', true],
])('a redirect to %s stays on the origin: %s', (location, stays) => {
  expect(staysOn(origin, location, '/docs/x')).toBe(stays);
});
