import type {ReactNode} from 'react';
import type {DrawnComponent} from './drawnComponents';
import {Dialog, Icon, Image, PageLoader, StyleBox, Tabs, Text} from './containers';
import {Button, Checkbox, FileUpload, Radio, RangeInput, SelectInput, TextInput} from './inputs';
import {DataTable, Matrix, SelectBox} from './lists';
import type {Values} from './parts';

/**
 * One drawing per component, which depends on the properties that readers can try, by label. It consists
 * only of spans, so nothing in it can take focus. Styles in a page's HTML must be classes or attributes,
 * because the content policy allows `style` only to scripts.
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

/** Draws a component with these properties. Disabled ones are faded, the only known difference. */
export function drawComponent(component: DrawnComponent, values: Values): ReactNode {
  const drawing = drawings[component](values);
  return values.Disable === 'on' ? (
    // Disabled elements are exempt from contrast rules; the attribute tells checkers.
    <span aria-disabled style={{display: 'block', opacity: 0.45, cursor: 'not-allowed'}}>
      {drawing}
    </span>
  ) : (
    drawing
  );
}
