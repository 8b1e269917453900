import {parseHTML} from 'linkedom';
import {expect, test, vi} from 'vitest';
import {trySketch} from './trySketch';

vi.mock('react-dom/client', () => ({createRoot: () => ({render: vi.fn()})}));

test('a control that depends on another shows and counts only when that has the right value', () => {
  const {document, HTMLInputElement} = parseHTML(`<div data-try="textinput">
    <figure aria-label="An input."><div></div></figure>
    <input name="Type" value="text">
    <label data-when="Type" data-is="password" hidden><input name="Reveal" type="checkbox"></label>
  </div>`);
  vi.stubGlobal('HTMLInputElement', HTMLInputElement);
  const box = document.querySelector('[data-try]') as HTMLElement;
  const figure = box.querySelector('figure') as HTMLElement;
  figure.ariaLabel = 'An input.';
  const dependent = box.querySelector<HTMLElement>('[data-when]');
  trySketch(box);
  expect(dependent?.hidden).toBe(true);
  expect(figure.ariaLabel).toBe('An input. Now drawn with Type: text.');
  (box.querySelector('[name=Type]') as HTMLInputElement).value = 'password';
  trySketch(box);
  expect(dependent?.hidden).toBe(false);
  expect(figure.ariaLabel).toBe('An input. Now drawn with Type: password, Reveal: off.');
});
