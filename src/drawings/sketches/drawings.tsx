import type {ReactNode} from 'react';
import type {DrawnComponent} from './drawnComponents';
import {Dialog, Icon, Image, PageLoader, StyleBox, Tabs, Text} from './containers';
import {Button, Checkbox, FileUpload, Radio, RangeInput, SelectInput, TextInput} from './inputs';
import {DataTable, Matrix, SelectBox} from './lists';
import type {Values} from './parts';

/**
 * One drawing per component. It follows the properties that readers can try, by their labels. Only
 * spans, so that nothing takes the focus.
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

/** Draws a component with these properties. Of one that is disabled we know that it fades. */
export function drawComponent(component: DrawnComponent, values: Values): ReactNode {
  const drawing = drawings[component](values);
  return values.Disable === 'on' ? (
    // What is disabled need not have the contrast of what is not, and checkers see that by the attribute.
    <span aria-disabled style={{display: 'block', opacity: 0.45, cursor: 'not-allowed'}}>
      {drawing}
    </span>
  ) : (
    drawing
  );
}
