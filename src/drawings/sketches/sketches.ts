const row = (...parts: string[]) => span('sketch-row', ...parts);
const quiet = (text: string) => span('sketch-quiet', text);
const title = (text: string) => span('sketch-title', text);

/** Text and what stands before it: an icon, or a box to check. */
const beside = (mark: string, text: string) => span('sketch-beside', mark, `<span>${text}</span>`);

/** A field with its label above it. */
const labeled = (label: string, field: string) =>
  span('sketch-labeled', span('sketch-field-label', label), field);

/** A field with a value, and an icon at its end. */
const field = (text: string, icon = '') =>
  span('sketch-field-box', span('sketch-field-text', text), icon && `<span>${icon}</span>`);

/** A line that stands for text. */
const line = (width: string) => `<svg class="sketch-line" width="${width}"></svg>`;

const tableRows = [
  ['ID', 'First name', 'Last name', 'Age'],
  ['1', 'Maria', 'Martin', '35'],
  ['2', 'John', 'Smith', '40'],
  ['3', 'Ana', 'Lopez', '33'],
];
const rowStyles = ['sketch-title', 'sketch-selected', 'sketch-even', 'sketch-odd'];

const employees = ['Maria Martin', 'John Smith', 'Ana Lopez', 'Tom Weber'];

/**
 * The drawing of each studio component that `<ComponentSketch>` can show, as HTML. Drawings consist only of
 * spans, so nothing in them can take focus.
 */
export const sketches: Readonly<Record<string, string>> = {
  button: row(
    span('sketch-button', beside('★', 'Save')),
    span('sketch-button sketch-pressed', beside('★', 'Save')),
  ),
  checkbox: row(
    beside(span('sketch-mark'), 'Full time'),
    beside(span('sketch-mark', '✓'), 'Full time'),
  ),
  datatable: span(
    'sketch-grid',
    ...tableRows.flatMap((cells, index) => cells.map((cell) => span(rowStyles[index] ?? '', cell))),
  ),
  dialog: span(
    'sketch-stage',
    span(
      'sketch-dialog',
      title('Delete this employee?'),
      row(span('sketch-button', 'Delete'), quiet('Cancel')),
    ),
  ),
  fileupload: span('sketch-drop', beside('⇪', 'Upload a file')),
  icon: row(...['★', '✎', '⌂'].map((icon) => span('sketch-big-icon', icon))),
  image: span('sketch-image', span('sketch-sun'), span('sketch-hill')),
  matrix: span(
    'sketch-matrix',
    ...employees.map((name, index) =>
      span(
        index === 0 ? 'sketch-card sketch-selected' : 'sketch-card',
        span('sketch-avatar'),
        name,
      ),
    ),
  ),
  pageLoader: span('sketch-frame', title('Employees'), line('80%'), line('60%'), line('70%')),
  radio: row(
    beside(span('sketch-mark sketch-round', '●'), 'Day'),
    beside(span('sketch-mark sketch-round'), 'Week'),
    beside(span('sketch-mark sketch-round'), 'Month'),
  ),
  rangeinput: labeled(
    'Rate',
    span(
      'sketch-range-box',
      span('sketch-range', span('sketch-range-fill'), span('sketch-range-thumb')),
    ),
  ),
  selectbox: span(
    'sketch-stack',
    field('Globex', '▾'),
    span('sketch-menu', '<span>Acme</span>', span('sketch-selected', 'Globex')),
  ),
  selectinput: labeled('Status', field('Unpaid', '▾')),
  stylebox: span(
    'sketch-box',
    quiet('Text'),
    span('sketch-quiet sketch-tall', 'Image'),
    quiet('Button'),
  ),
  tabs: span(
    'sketch-stack',
    span(
      'sketch-tabs',
      span('sketch-tab-active', 'Profile'),
      '<span>Salary</span>',
      '<span>Reports</span>',
    ),
    span('sketch-tab-panel', line('70%'), line('50%')),
  ),
  text: span(
    'sketch-text',
    `Hello Maria, you have ${span('sketch-selected-text', '3 new invoices')}.`,
  ),
  textinput: labeled('First name', field('Maria')),
};

/** The build removes classes from the stylesheet whose names aren't written out anywhere. */
function span(className: string, ...content: string[]): string {
  return `<span class="${className}">${content.join('')}</span>`;
}
