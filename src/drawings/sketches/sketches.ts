const row = (...parts: string[]) => span('row', ...parts);
const quiet = (text: string) => span('quiet', text);
const title = (text: string) => span('title', text);

/** Text and what stands before it: an icon, or a box to check. */
const beside = (mark: string, text: string) => span('beside', mark, `<span>${text}</span>`);

/** A field with its label above it. */
const labeled = (label: string, field: string) =>
  span('labeled', span('field-label', label), field);

/** A field with a value, and an icon at its end. */
const field = (text: string, icon = '') =>
  span('field-box', span('field-text', text), icon && `<span>${icon}</span>`);

/** A line that stands for text. */
const line = (width: string) => `<svg class="sketch-line" width="${width}"></svg>`;

const tableRows = [
  ['ID', 'First name', 'Last name', 'Age'],
  ['1', 'Maria', 'Martin', '35'],
  ['2', 'John', 'Smith', '40'],
  ['3', 'Ana', 'Lopez', '33'],
];
const rowStyles = ['title', 'selected', 'even', 'odd'];

const employees = ['Maria Martin', 'John Smith', 'Ana Lopez', 'Tom Weber'];

/**
 * The drawing of each studio component that `<ComponentSketch>` can show, as HTML. Drawings consist only of
 * spans, so nothing in them can take focus.
 */
export const sketches: Readonly<Record<string, string>> = {
  button: row(
    span('button', beside('★', 'Save')),
    span('button sketch-pressed', beside('★', 'Save')),
  ),
  checkbox: row(beside(span('mark'), 'Full time'), beside(span('mark', '✓'), 'Full time')),
  datatable: span(
    'grid',
    ...tableRows.flatMap((cells, index) => cells.map((cell) => span(rowStyles[index] ?? '', cell))),
  ),
  dialog: span(
    'stage',
    span('dialog', title('Delete this employee?'), row(span('button', 'Delete'), quiet('Cancel'))),
  ),
  fileupload: span('drop', beside('⇪', 'Upload a file')),
  icon: row(...['★', '✎', '⌂'].map((icon) => span('big-icon', icon))),
  image: span('image', span('sun'), span('hill')),
  matrix: span(
    'matrix',
    ...employees.map((name, index) =>
      span(index === 0 ? 'card sketch-selected' : 'card', span('avatar'), name),
    ),
  ),
  pageLoader: span('frame', title('Employees'), line('80%'), line('60%'), line('70%')),
  radio: row(
    beside(span('mark sketch-round', '●'), 'Day'),
    beside(span('mark sketch-round'), 'Week'),
    beside(span('mark sketch-round'), 'Month'),
  ),
  rangeinput: labeled(
    'Rate',
    span('range-box', span('range', span('range-fill'), span('range-thumb'))),
  ),
  selectbox: span(
    'stack',
    field('Globex', '▾'),
    span('menu', '<span>Acme</span>', span('selected', 'Globex')),
  ),
  selectinput: labeled('Status', field('Unpaid', '▾')),
  stylebox: span('box', quiet('Text'), span('quiet sketch-tall', 'Image'), quiet('Button')),
  tabs: span(
    'stack',
    span('tabs', span('tab-active', 'Profile'), '<span>Salary</span>', '<span>Reports</span>'),
    span('tab-panel', line('70%'), line('50%')),
  ),
  text: span('text', `Hello Maria, you have ${span('selected-text', '3 new invoices')}.`),
  textinput: labeled('First name', field('Maria')),
};

function span(style: string, ...content: string[]): string {
  return `<span class="sketch-${style}">${content.join('')}</span>`;
}
