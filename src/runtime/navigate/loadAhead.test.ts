import {expect, test, vi} from 'vitest';
import {startLoadingAhead} from './loadAhead';

const load = vi.fn((pathname: string) => Promise.reject(new Error(pathname)));
vi.mock('@generated/routes', () => ({default: []}));
vi.mock('../../addresses/client/localAddress', () => ({localAddress: (text: string) => text}));
vi.mock('./routes', () => ({match: () => [{component: {load}}]}));

test('failed loads make room for others, and a link can be tried again', async () => {
  let point: (event: object) => void = () => undefined;
  vi.stubGlobal('location', {pathname: '/docs/faq'});
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {
    addEventListener: (_type: string, listener: typeof point) => (point = listener),
  });
  startLoadingAhead();
  for (const pathname of ['/docs/a', '/docs/b', '/docs/c', '/docs/a']) {
    point({target: {closest: () => ({href: pathname, pathname})}});
    await vi.waitFor(() => expect(load).toHaveBeenLastCalledWith(pathname));
  }
  expect(load).toHaveBeenCalledTimes(4);
});
