import {expect, test} from 'vitest';
import type {Options} from '../../options';
import {checkOptions} from './checkOptions';

const search = () => Promise.resolve({hits: []});
const valid = {
  container: {tagName: 'DIV'} as HTMLElement,
  panelPlacement: 'end' as Options['panelPlacement'],
  sources: [{sourceId: 'sections', search}],
};

test.each<Options['panelPlacement']>(['start', 'end', 'full-width', 'input-wrapper-width'])(
  'accepts the placement %s',
  (panelPlacement) => {
    expect(() => checkOptions({...valid, panelPlacement})).not.toThrow();
  },
);

test.each<[string, object, RegExp]>([
  ['an unknown placement', {panelPlacement: 'middle'}, /panelPlacement is "middle"\. Use one of/],
  ['an input as the container', {container: {tagName: 'INPUT'}}, /container is an <input>\. Pass/],
  [
    'a repeated sourceId',
    {
      sources: [
        {sourceId: 'a', search},
        {sourceId: 'a', search},
      ],
    },
    /have the sourceId "a"\. Give each/,
  ],
])('rejects %s', (_, invalid, message) => {
  expect(() => checkOptions({...valid, ...invalid})).toThrow(message);
});
