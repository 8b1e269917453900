import type {ReactNode} from 'react';
import type {DrawnComponent} from './drawnComponents';
import {Dialog, Icon, Image, PageLoader, StyleBox, Tabs, Text} from './containers';
import {Button, Checkbox, FileUpload, Radio, RangeInput, SelectInput, TextInput} from './inputs';
import {DataTable, Matrix, SelectBox} from './lists';
import type {Values} from './parts';

/**
 * One drawing per component, as a function of the properties that readers can try, keyed by label. Drawings
 * consist only of spans, so nothing in them can take focus. In a page's HTML, they are styled with classes or
 * attributes, because the CSP lets only scripts set `style`.
 */
const drawings: Record<DrawnComponent, (values: Values) => ReactNode> = {
  button: Button,
  checkbox: Checkbox,
  datatable: DataTable,
  dialog: Dialog,
  fileupload: FileUpload,
  icon: Icon,
  image: Image,
  matrix: Matrix,
  pageLoader: PageLoader,
  radio: Radio,
  rangeinput: RangeInput,
  selectbox: SelectBox,
  selectinput: SelectInput,
  stylebox: StyleBox,
  tabs: Tabs,
  text: Text,
  textinput: TextInput,
};

/** Draws a component with these properties. Fading is the only known effect of disabling one. */
export function drawComponent(component: DrawnComponent, values: Values): ReactNode {
  const drawing = drawings[component](values);
  return values.Disable === 'on' ? (
    // Disabled elements are exempt from contrast rules; the attribute tells accessibility checkers.
    <span aria-disabled style={{display: 'block', opacity: 0.45, cursor: 'not-allowed'}}>
      {drawing}
    </span>
  ) : (
    drawing
  );
}
