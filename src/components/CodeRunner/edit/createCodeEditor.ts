import {createEditor} from 'prism-code-editor';
import {
  addEditorHotkey,
  defaultKeymap,
  editorCommands,
  setIgnoreTab,
} from 'prism-code-editor/commands';
import {languages, type Grammar} from 'prism-code-editor/prism';
import {qodlyScriptGrammar} from 'qodlyscript/grammar';
import layout from '!!../../../client/styleLoader.js!prism-code-editor/layout.css';
import {addStyles} from '@site/src/client/addStyles';
import {announce} from '@site/src/client/announce';
import styles from '!!../../../client/styleLoader.js!./editor.css';

export interface CodeEditor {
  /** To be added to the page. */
  container: HTMLElement;
  /** The element with the lines of code. */
  code: HTMLElement;
  textarea: HTMLTextAreaElement;
  /** The code as text. */
  value: () => string;
  setValue: (value: string) => void;
  /** Marks the lines with errors. */
  markLines: (lines: readonly number[]) => void;
  /** Selects code in a line; columns are one-based. */
  select: (line: number, column: number, endColumn: number) => void;
}

export interface EditorOptions {
  value: string;
  className?: string;
  placeholder?: string;
  onChange: (value: string) => void;
  /** Called when the reader presses Ctrl+Enter, or Cmd+Enter on a Mac. */
  onRun: () => void;
}

/**
 * Creates an editor for QodlyScript. `prism-code-editor` (7 KB) colors the lines behind a real text area with
 * the site's own Prism grammar, so screen readers and phones' keyboards find what they know. `codejar` (3 KB)
 * edits the colored elements themselves, which both read badly; CodeMirror 6 (90 KB) has its own grammars.
 */
export function createCodeEditor(options: EditorOptions): CodeEditor {
  const {value, className, placeholder = '', onChange, onRun} = options;
  addStyles(layout, styles);
  const editor = createEditor(
    null,
    {language: 'qs', tabSize: 4, insertSpaces: false, value, class: className},
    editorCommands(defaultKeymap),
  );
  const {container, wrapper, textarea, lines} = editor;
  editor.on('update', onChange);
  addEditorHotkey(editor, 'Mod+Enter', () => (onRun(), true), 0);
  letTabLeave(textarea);
  textarea.placeholder = placeholder;
  textarea.setAttribute('aria-label', 'QodlyScript');
  textarea.setAttribute('aria-description', 'Tab indents. Press Escape, then Tab, to leave.');
  return {
    container,
    code: wrapper,
    textarea,
    value: () => editor.value,
    setValue: (text) => editor.setOptions({value: text}),
    markLines: (marked) => {
      [...lines].forEach((line, index) =>
        line.classList.toggle('run-wrong', marked.includes(index)),
      );
    },
    select: (line, column, endColumn) => {
      const before = editor.value.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
      textarea.focus();
      textarea.setSelectionRange(before + column - 1, before + endColumn - 1);
      lines[line]?.scrollIntoView({block: 'nearest'});
    },
  };
}

/** Makes Tab leave the editor after Escape, until the reader types or returns. */
function letTabLeave(textarea: HTMLTextAreaElement): void {
  for (const event of ['focus', 'input']) {
    textarea.addEventListener(event, () => setIgnoreTab(false));
  }
  textarea.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        // The editor would give up the focus.
        event.stopImmediatePropagation();
        setIgnoreTab(true);
        announce('Tab now leaves the editor.');
      }
    },
    {capture: true},
  );
}

// The types rule out `greedy`, which this Prism ignores.
languages.qs = qodlyScriptGrammar as unknown as Grammar;
