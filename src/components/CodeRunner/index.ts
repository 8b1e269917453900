import styles from '!!../../client/styleLoader.js!./styles.css';
import {addStyles} from '../../client/addStyles';
import {SampleRunner} from './SampleRunner';
import {readFragment} from './shareLink';

const runners = new WeakMap<Element, SampleRunner>();

/** Does what a button of a sample says. */
export function press(block: HTMLElement, action: 'run' | 'edit'): void {
  void runnerOf(block)[action]();
}

/** Opens the editor with the code that a link carries. The code runs only if the reader presses Run. */
export function openSharedCode(fragment: string): void {
  const shared = readFragment(fragment);
  const blocks = document.querySelectorAll<HTMLElement>('article [data-run]');
  const block = shared && blocks[shared.sample];
  if (block) {
    runnerOf(block).edit(shared.code);
    block.scrollIntoView({block: 'center'});
  }
}

function runnerOf(block: HTMLElement): SampleRunner {
  addStyles(styles);
  const runner = runners.get(block) ?? new SampleRunner(block);
  runners.set(block, runner);
  return runner;
}
