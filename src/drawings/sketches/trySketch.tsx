import {createRoot, type Root} from 'react-dom/client';
import type {DrawnComponent} from './drawnComponents';
import {drawComponent} from './drawings';

type Control = HTMLInputElement | HTMLSelectElement;

interface Sketch {
  figure: HTMLElement;
  /** Rendered next to the drawing that came with the page, which React may own. */
  root: Root;
  /** The text alternative that came with the page. */
  alt: string;
}

const sketches = new WeakMap<Element, Sketch>();

/** Draws the component in a `[data-try]` box with the current properties from the row below it. */
export function trySketch(box: Element): void {
  const sketch = sketches.get(box) ?? startSketch(box);
  const controls = [...box.querySelectorAll<Control>('[name]')];
  const values = Object.fromEntries(controls.map((control) => [control.name, valueOf(control)]));
  for (const row of box.querySelectorAll<HTMLElement>('[data-when]')) {
    row.hidden = values[row.dataset.when ?? ''] !== row.dataset.is;
  }
  sketch.root.render(drawComponent(box.getAttribute('data-try') as DrawnComponent, values));
  const shown = controls.filter((control) => !control.closest('[hidden]'));
  const tried = shown.map(({name}) => `${name}: ${values[name] || 'empty'}`).join(', ');
  sketch.figure.ariaLabel = `${sketch.alt} Now drawn with ${tried}.`;
}

function startSketch(box: Element): Sketch {
  const figure = box.querySelector('figure') as HTMLElement;
  const original = figure.firstElementChild as HTMLElement;
  const container = original.cloneNode() as HTMLElement;
  // Keeps the row in place when the drawing gets shorter.
  figure.style.minHeight = `${figure.offsetHeight}px`;
  original.hidden = true;
  figure.append(container);
  const sketch = {figure, root: createRoot(container), alt: figure.ariaLabel ?? ''};
  sketches.set(box, sketch);
  return sketch;
}

function valueOf(control: Control): string {
  const isSwitch = control instanceof HTMLInputElement && control.type === 'checkbox';
  return isSwitch ? (control.checked ? 'on' : 'off') : control.value;
}
