import {createRoot} from 'react-dom/client';
import styles from '!!../../../../client/styleLoader.js!../../../CodeRunner/styles.css';
import {addStyles} from '../../../../client/addStyles';
import {
  createCodeEditor,
  type CodeEditor,
  type EditorOptions,
} from '../../../CodeRunner/edit/createCodeEditor';
import {clearResults} from '../../../CodeRunner/lineResults';
import type {DocsVersion} from '../../../CodeRunner/links';
import Panel from '../../../CodeRunner/Panel';
import {resetData, run} from '../../../CodeRunner/run/run';
import {checkInWorker, FailedCheck, loadFacts, OutdatedCheck} from './checkInWorker';
import Findings, {summarize} from './Findings';

/** Long enough not to interrupt a reader who is typing. */
const typingPause = 300;

/** Maximum file size in bytes; larger files aren't code. */
const maxFileSize = 1_000_000;

type Handlers = Pick<EditorOptions, 'onChange' | 'onRun'>;

/** The elements rendered by `CodeChecker`, with the editor in place of its text box. */
interface Parts {
  editor: CodeEditor;
  version: HTMLSelectElement;
  file: HTMLInputElement;
  run: HTMLButtonElement;
  summary: HTMLElement;
  findings: HTMLElement;
  output: HTMLElement;
}

const started = new WeakSet<Element>();

/** Starts the tool, which checks the code in the editor after each change, and runs it. */
export function start(tool: Element): void {
  if (started.has(tool)) {
    return;
  }
  started.add(tool);
  addStyles(styles);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const parts = partsOf(tool, {
    onChange: () => {
      runner.forget();
      clearTimeout(timer);
      timer = setTimeout(check, typingPause);
    },
    onRun: () => void runner.run(),
  });
  const {editor, version, file} = parts;
  const check = createCheck(parts);
  const runner = createRunner(parts);
  const open = async (chosen: File | undefined) => {
    if (chosen && chosen.size > maxFileSize) {
      parts.summary.textContent = `“${chosen.name}” is larger than 1 MB. Open a source file instead.`;
    } else if (chosen) {
      editor.setValue(await chosen.text());
      check();
    }
  };
  parts.run.addEventListener('click', () => void runner.run());
  version.addEventListener('change', () => {
    runner.forget();
    check();
  });
  file.addEventListener('change', () => {
    void open(file.files?.[0]).finally(() => {
      // Lets the reader open the same file again after an edit.
      file.value = '';
    });
  });
  tool.addEventListener('dragover', (event) => {
    if ((event as DragEvent).dataTransfer?.types.includes('Files')) {
      event.preventDefault();
    }
  });
  tool.addEventListener('drop', (event) => {
    const [dropped] = (event as DragEvent).dataTransfer?.files ?? [];
    if (dropped) {
      event.preventDefault();
      void open(dropped);
    }
  });
  // Text typed before the tool started, or restored by the browser.
  if (editor.value() !== '') {
    check();
  }
}

function partsOf(tool: Element, handlers: Handlers): Parts {
  const find = <Part extends HTMLElement>(selector: string) =>
    tool.querySelector<Part>(selector) as Part;
  return {
    version: find('select'),
    file: find('input'),
    run: find('[data-run-code]'),
    summary: find('[role=status]'),
    findings: find('[data-findings]'),
    output: find('[data-output]'),
    editor: replaceBox(find('textarea'), handlers),
  };
}

/** Puts the editor in the place of the text box, with its text and focus. */
function replaceBox(box: HTMLTextAreaElement, handlers: Handlers): CodeEditor {
  const {value, className, placeholder, selectionStart, selectionEnd} = box;
  const hasFocus = document.activeElement === box;
  const editor = createCodeEditor({value, className, placeholder, ...handlers});
  box.replaceWith(editor.container);
  if (hasFocus) {
    editor.textarea.focus();
    editor.textarea.setSelectionRange(selectionStart, selectionEnd);
  }
  return editor;
}

/** Returns what runs the code, and what forgets the results of code that has changed. */
function createRunner({editor, version, output}: Parts) {
  const root = createRoot(output);
  let changes = 0;
  const forget = () => {
    changes += 1;
    clearResults(editor.code);
    root.render(null);
  };
  const reset = () => {
    resetData();
    forget();
  };
  const runCode = async () => {
    forget();
    const current = changes;
    const docs = docsOf(version);
    await run(
      async () => ({
        source: editor.value(),
        definitions: [],
        precedence: (await loadFacts(docs.version)).precedence,
      }),
      {
        code: () => editor.code,
        show: (state) => root.render(<Panel {...state} docs={docs} onReset={reset} />),
        isWanted: () => current === changes,
      },
    );
  };
  return {run: runCode, forget};
}

/** Returns the version that the reader has chosen. */
function docsOf({value, selectedOptions}: HTMLSelectElement): DocsVersion {
  return {version: value, path: selectedOptions[0]?.dataset.path ?? ''};
}

/** Returns a function that checks the code and aborts the previous check, whose code is outdated. */
function createCheck({editor, version, summary, findings}: Parts): () => void {
  const root = createRoot(findings);
  let latest = 0;

  async function run(isLatest: () => boolean): Promise<void> {
    const source = editor.value();
    const docs = docsOf(version);
    if (source.trim() === '') {
      summary.textContent = '';
      root.render(null);
      return;
    }
    summary.textContent = 'Checking…';
    try {
      const report = await checkInWorker(source, docs.version);
      if (!isLatest()) {
        return;
      }
      summary.textContent = summarize(report, docs.version);
      editor.markLines(
        report.findings.filter(({kind}) => kind !== 'upgrade').map(({line}) => line),
      );
      root.render(
        <Findings
          {...docs}
          report={report}
          lines={source.split(/\r?\n/)}
          onSelect={({line, column, endColumn}) => editor.select(line, column, endColumn)}
        />,
      );
    } catch (error) {
      if (!isLatest() || error instanceof OutdatedCheck) {
        return;
      }
      summary.textContent =
        error instanceof FailedCheck
          ? `The check failed (${error.message}). Please report it together with your code.`
          : "Couldn't load the checker. Check your connection, then edit the code to try again.";
      root.render(null);
    }
  }

  return function check(): void {
    latest += 1;
    const id = latest;
    void run(() => id === latest);
  };
}
