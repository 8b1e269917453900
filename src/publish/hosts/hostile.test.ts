import {describe, expect, test} from 'vitest';
import {
  locationOf,
  nginxLocations,
  redirectRewrites,
  rewriteOf,
} from '../../../tests/support/hostRules';
import {fixAddress, type AddressRules} from '../../addresses/fixAddress';
import {hostileAddresses} from '../verify/hostileAddresses';
import {staysAt} from '../verify/checkHostile';
import {composeNginx} from './nginx';
import {composeRedirects} from '../../addresses/hosts/composeRedirects';

const origin = 'https://docs.example.com';
const files = ['faq.md', 'api/$filter.md', 'evil.example/page.md'];

const left: Pick<AddressRules, 'retired' | 'moved'> = {
  retired: ['0.0.9'],
  moved: [
    ['faq', 'help/faq'],
    ['0.0.9/old', ''],
  ],
};

const sites: AddressRules[] = [
  {baseUrl: '/docs/', latest: '0.2.0', others: ['next', '0.1.0'], ...left},
  {baseUrl: '/', latest: '0.2.0', others: ['next', '0.1.0'], ...left},
];

/** Returns the path unchanged, as hosts decode it, and as browsers normalize it. */
function formsOf(address: string): string[] {
  const decoded = decodeURIComponent(address);
  const forms = [address, decoded];
  return URL.canParse(origin + decoded) ? [...forms, new URL(origin + decoded).pathname] : forms;
}

describe.each(sites)('below $baseUrl', (rules) => {
  const addresses = hostileAddresses(rules).flatMap(formsOf);

  test('the browser leads no address to another host', () => {
    const left = addresses.filter(
      (address) => !staysAt(origin, fixAddress(address, rules), address),
    );
    expect(left).toEqual([]);
  });

  test('nginx.conf leads no address to another host', () => {
    const locations = nginxLocations(composeNginx(rules, {}));
    const left = addresses.filter((address) => {
      const rewrite = rewriteOf(address, locationOf(address, locations)?.rewrites ?? []);
      return rewrite && !staysAt(origin, address.replace(rewrite.from, rewrite.to), address);
    });
    expect(left).toEqual([]);
  });

  test('_redirects leads no address to another host', () => {
    const rewrites = redirectRewrites(composeRedirects(rules, files));
    const left = addresses.filter((address) => {
      const rewrite = rewriteOf(address, rewrites);
      return rewrite && !staysAt(origin, address.replace(rewrite.from, rewrite.to), address);
    });
    expect(left).toEqual([]);
  });
});

test('finds a rule that repeats the part behind the version', () => {
  const [, site] = sites;
  const rewrites = redirectRewrites('/0.2.0/* /:splat 302\n');
  const address = `/0.2.0//evil.example`;
  const rewrite = site && rewriteOf(address, rewrites);
  expect(rewrite && staysAt(origin, address.replace(rewrite.from, rewrite.to), address)).toBe(
    false,
  );
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
])('a redirect to %s stays at the origin: %s', (location, stays) => {
  expect(staysAt(origin, location, '/docs/x')).toBe(stays);
});
