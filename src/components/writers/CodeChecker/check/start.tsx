import {createRoot} from 'react-dom/client';
import type {Finding} from '../../../../language/checkCode/finding';
import {checkInWorker, FailedCheck, OutdatedCheck} from './checkInWorker';
import Findings from './Findings';
import {summarize} from './summarize';

/** Long enough not to interrupt a reader who is typing. */
const typingPause = 300;

/** Maximum file size in bytes; larger files aren't code. */
const maxFileSize = 1_000_000;

/** The elements rendered by `CodeChecker`. */
interface Parts {
  code: HTMLTextAreaElement;
  version: HTMLSelectElement;
  file: HTMLInputElement;
  summary: HTMLElement;
  findings: HTMLElement;
}

const started = new WeakSet<Element>();

/** Starts the tool, which checks the code in the text box after each change. */
export function start(tool: Element): void {
  if (started.has(tool)) {
    return;
  }
  started.add(tool);
  const parts = partsOf(tool);
  const {code, version, file} = parts;
  const check = createCheck(parts);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checkSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(check, typingPause);
  };
  const open = async (chosen: File | undefined) => {
    if (chosen && chosen.size > maxFileSize) {
      parts.summary.textContent = `“${chosen.name}” is larger than 1 MB. Open a source file instead.`;
    } else if (chosen) {
      code.value = await chosen.text();
      check();
    }
  };
  code.addEventListener('input', checkSoon);
  version.addEventListener('change', check);
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
  if (code.value !== '') {
    check();
  }
}

function partsOf(tool: Element): Parts {
  const find = <Part extends HTMLElement>(selector: string) =>
    tool.querySelector<Part>(selector) as Part;
  return {
    code: find('textarea'),
    version: find('select'),
    file: find('input'),
    summary: find('[role=status]'),
    findings: find('[data-findings]'),
  };
}

/** Returns a function that checks the code and aborts the previous check, whose code is outdated. */
function createCheck({code, version, summary, findings}: Parts): () => void {
  const root = createRoot(findings);
  let latest = 0;

  async function run(isLatest: () => boolean): Promise<void> {
    const source = code.value;
    const {value: label, selectedOptions} = version;
    const path = selectedOptions[0]?.dataset.path ?? '';
    if (source.trim() === '') {
      summary.textContent = '';
      root.render(null);
      return;
    }
    summary.textContent = 'Checking…';
    try {
      const report = await checkInWorker(source, label);
      if (!isLatest()) {
        return;
      }
      summary.textContent = summarize(report, label);
      root.render(
        <Findings
          report={report}
          version={label}
          path={path}
          lines={source.split(/\r?\n/)}
          onSelect={(finding) => goTo(code, finding)}
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

/** Selects the finding in the text box. */
function goTo(code: HTMLTextAreaElement, {line, column, endColumn}: Finding): void {
  const lines = code.value.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  code.focus();
  code.setSelectionRange(before + column - 1, before + endColumn - 1);
  const lineHeight = code.scrollHeight / Math.max(lines.length, 1);
  code.scrollTop = (line - 4) * lineHeight;
}
