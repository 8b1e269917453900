import {createRoot, type Root} from 'react-dom/client';
import type {Finding, Precedence} from 'qodlyscript';
import styles from '!!../../client/styleLoader.js!./styles.css';
import {addStyles} from '../../client/addStyles';
import {announce} from '../../client/announce';
import {copyText} from '../../client/copyText';
import {loadPart} from '../../client/loadPart';
import type {CodeEditor} from './edit/createCodeEditor';
import {clearResults, resultClass} from './lineResults';
import {currentVersion, fragmentOf, readFragment} from './links';
import Panel, {type PanelState} from './Panel';
import {resetData, run} from './run/run';
import type {RunRequest} from './run/worker';

/** Long enough not to interrupt a reader who is typing, in milliseconds. */
const typingPause = 500;

const importEditor = () => import('./edit/createCodeEditor');
const importChecker = () => import('../writers/CodeChecker/check/checkInWorker');

const runners = new WeakMap<Element, SampleRunner>();

/** Does what a button of a sample says. @param element the button, or the code */
export function press(element: Element, action: 'run' | 'edit'): void {
  void runnerOf(element)[action]();
}

/** Opens the editor with the code that a link carries. The code runs only if the reader presses Run. */
export function openSharedCode(fragment: string): void {
  const shared = readFragment(fragment);
  const block = shared && samplesOnPage()[shared.sample];
  if (block) {
    runnerOf(block).edit(shared.code);
    block.scrollIntoView({block: 'center'});
  }
}

function runnerOf(element: Element): SampleRunner {
  addStyles(styles);
  const block = element.closest<HTMLElement>('[data-run]') as HTMLElement;
  const runner = runners.get(block) ?? new SampleRunner(block);
  runners.set(block, runner);
  return runner;
}

/** Returns the samples that can run. */
function samplesOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('article [data-run]')];
}

/** Returns the code of a sample as the page shows it, without the results of a run. */
export function sourceOf(block: Element): string {
  const code = block.querySelector('pre code')?.cloneNode(true) as Element;
  code.querySelectorAll(`.${resultClass}`).forEach((result) => result.remove());
  return code.textContent.replace(/\n$/, '');
}

/**
 * Returns the methods and classes that the page's samples define. If a name is defined twice, the last one
 * wins: the last definition above the sample, as when the build runs it.
 */
export function definitionsFor(block: Element): RunRequest['definitions'] {
  const all = [...document.querySelectorAll<HTMLElement>('article .theme-code-block')];
  const index = all.indexOf(block as HTMLElement);
  return [...all.slice(index).reverse(), ...all.slice(0, index)].flatMap((other) => {
    const title = other.dataset.definition;
    return title === undefined ? [] : [{source: sourceOf(other), title}];
  });
}

/** Returns what is wrong with the code. The page's other samples define names that the docs don't have. */
function errorsIn(
  source: string,
  findings: readonly Finding[],
  definitions: readonly {title: string}[],
) {
  const lines = source.split('\n');
  return findings.filter(({kind, line, column, endColumn}) => {
    const name = lines[line - 1]?.slice(column - 1, endColumn - 1);
    return kind !== 'upgrade' && !definitions.some(({title}) => title === name);
  });
}

/** Runs and edits a sample, and shows a panel below its code. */
class SampleRunner {
  readonly #block: HTMLElement;
  /** The code as text; while it is edited, hidden, but up to date for other samples and the Copy button. */
  readonly #code: HTMLElement;
  readonly #docs = currentVersion();
  #panel: Root | undefined;
  #editor: CodeEditor | undefined;
  /** The code with its colors and links, while it is edited. */
  #original = '';
  /** What the checker found in the edited code. */
  #findings: Finding[] = [];
  /** Number of changes so far, to tell whether a result is still wanted. */
  #changes = 0;
  #typing: ReturnType<typeof setTimeout> | undefined;

  /** @param block the element rendered by `CodeSample` */
  constructor(block: HTMLElement) {
    this.#block = block;
    this.#code = block.querySelector('pre code') as HTMLElement;
  }

  async run(): Promise<void> {
    const isWanted = this.#startChange();
    await run(
      () => ({
        source: sourceOf(this.#block),
        definitions: definitionsFor(this.#block),
        precedence: this.#block.dataset.run as Precedence,
      }),
      {code: () => this.#shownCode, show: (state) => this.#show(state), isWanted},
    );
  }

  /** Opens the editor, or moves the focus there. @param code replaces the sample's, without moving the focus */
  edit(code?: string): void {
    void loadPart('editor', importEditor, ({createCodeEditor}) => {
      if (!this.#editor) {
        this.#editor = this.#open(createCodeEditor);
        this.#show({});
      }
      if (code === undefined) {
        this.#editor.textarea.focus();
      } else {
        this.#editor.setValue(code);
      }
    });
  }

  /** The element with the code that the reader sees. */
  get #shownCode(): HTMLElement {
    return this.#editor?.code ?? this.#code;
  }

  #open(createCodeEditor: Awaited<ReturnType<typeof importEditor>>['createCodeEditor']) {
    this.#startChange();
    clearResults(this.#code);
    this.#original = this.#code.innerHTML;
    const editor = createCodeEditor({
      value: sourceOf(this.#block),
      onChange: (value) => this.#change(value),
      onRun: () => void this.run(),
    });
    this.#block.dataset.editing = '';
    this.#block.querySelector('.code-body')?.append(editor.container);
    return editor;
  }

  #change(value: string): void {
    const isWanted = this.#startChange();
    clearResults(this.#shownCode);
    this.#code.textContent = value;
    this.#findings = [];
    this.#show({});
    this.#typing = setTimeout(() => void this.#check(value, isWanted), typingPause);
  }

  async #check(source: string, isWanted: () => boolean): Promise<void> {
    try {
      const {checkInWorker} = await importChecker();
      const {findings} = await checkInWorker(source, this.#docs.version);
      if (isWanted()) {
        this.#findings = errorsIn(source, findings, definitionsFor(this.#block));
        this.#editor?.markLines(this.#findings.map(({line}) => line));
        this.#show({});
      }
    } catch {
      // Without the checker, the code can still be edited and run.
    }
  }

  /** Shows the sample as the page has it, and the data as at the beginning. */
  #reset(): void {
    this.#startChange();
    resetData();
    clearResults(this.#code);
    if (this.#editor) {
      this.#editor.container.remove();
      this.#editor = undefined;
      this.#findings = [];
      this.#code.innerHTML = this.#original;
      delete this.#block.dataset.editing;
    }
    this.#panel?.render(null);
    announce('The sample is as before.');
    this.#block.querySelector<HTMLElement>('[data-runner]')?.focus();
  }

  async #copyLink(): Promise<void> {
    const {origin, pathname} = window.location;
    const sample = samplesOnPage().indexOf(this.#block);
    await copyText(origin + pathname + fragmentOf({sample, code: sourceOf(this.#block)}));
    announce('Link copied');
  }

  /** Makes what is still under way unwanted; returns whether that has happened to this change, too. */
  #startChange(): () => boolean {
    clearTimeout(this.#typing);
    this.#changes += 1;
    const change = this.#changes;
    return () => change === this.#changes;
  }

  #show(state: PanelState): void {
    this.#panel ??= this.#addPanel();
    this.#panel.render(
      <Panel
        {...state}
        findings={this.#findings}
        docs={this.#docs}
        onReset={() => this.#reset()}
        {...(this.#editor && {onCopyLink: () => this.#copyLink()})}
      />,
    );
  }

  #addPanel(): Root {
    const element = document.createElement('div');
    element.className = 'run-panel';
    this.#block.append(element);
    return createRoot(element);
  }
}
