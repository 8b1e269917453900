import type {KeyboardEvent} from 'react';
import {expect, test, vi} from 'vitest';
import type {Answer, Hit} from '../../shared/types';
import {createSearchState, type SearchView} from './searchState';

const search = vi.fn<(query: string) => Promise<Answer>>();
const [onView, onChoose, onFollow] = [vi.fn(), vi.fn(), vi.fn()];
let view: SearchView | undefined;

/** Creates a state, and a function that enters a query without waiting for the answer. */
function create() {
  // Autocomplete takes its timers from there.
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('open', vi.fn());
  search.mockReset().mockResolvedValue({hits: []});
  onView.mockReset();
  view = undefined;
  const state = createSearchState({
    id: 'search',
    search,
    onChange: (next) => (view = next),
    onView,
    onChoose,
    onFollow,
  });
  const enter = (query: string) => {
    state.core.setQuery(query);
    return state.core.refresh();
  };
  return {...state, enter};
}

const hit = (title: string) => ({document: {title, sectionRoute: `/${title}`}}) as Hit;

const untilShown = (kind: string) => vi.waitFor(() => expect(view?.status.kind).toBe(kind));

test('a query is asked again after a failure or in another index, but not once it is answered', async () => {
  const {core, enter, searchAgain} = create();
  search.mockRejectedValueOnce(new Error('offline'));
  await enter('length');
  await untilShown('unavailable');
  await core.refresh();
  await untilShown('none');
  await core.refresh();
  expect(search).toHaveBeenCalledTimes(2);
  search.mockResolvedValue({hits: [hit('length')]});
  searchAgain();
  await untilShown('found');
  expect(view?.hits).toHaveLength(1);
  expect(onView).toHaveBeenLastCalledWith([hit('length')]);
  await enter(' ');
  await untilShown('empty');
  expect(search).toHaveBeenCalledTimes(3);
});

test('Enter opens the active hit, or the first answer to a query just typed', async () => {
  const {core, enter, hitToOpen} = create();
  search.mockResolvedValueOnce({hits: [hit('a'), hit('b')]});
  await enter('first');
  await untilShown('found');
  core.setActiveItemId(1);
  expect(await hitToOpen()).toMatchObject(hit('b'));
  const press = (keys: object) => {
    const event = {key: 'Enter', nativeEvent: {}, preventDefault: vi.fn(), ...keys};
    core.getInputProps({inputElement: null}).onKeyDown(event as unknown as KeyboardEvent);
  };
  press({ctrlKey: true});
  press({shiftKey: true});
  expect(vi.mocked(open).mock.calls).toEqual(Array(2).fill(['/b', '_blank', 'noopener']));
  expect(onChoose).toHaveBeenCalledTimes(2);
  expect(onFollow).not.toHaveBeenCalled();
  const answers: ((answer: Answer) => void)[] = [];
  search.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  void enter('second');
  const outdated = hitToOpen();
  void enter('third');
  const opened = hitToOpen();
  answers[1]?.({hits: [hit('d')]});
  answers[0]?.({hits: [hit('c')], message: 'outdated'});
  expect(await opened).toMatchObject(hit('d'));
  expect(await outdated).toBeUndefined();
  await vi.waitFor(() => expect(view?.hits).toMatchObject([hit('d')]));
  expect(view?.status).not.toMatchObject({message: 'outdated'});
});
