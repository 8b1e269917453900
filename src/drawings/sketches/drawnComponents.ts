/** The studio components that `<ComponentSketch>` draws. */
export const drawnComponents = [
  'button',
  'checkbox',
  'datatable',
  'dialog',
  'fileupload',
  'icon',
  'image',
  'matrix',
  'pageLoader',
  'radio',
  'rangeinput',
  'selectbox',
  'selectinput',
  'stylebox',
  'tabs',
  'text',
  'textinput',
] as const;

export type DrawnComponent = (typeof drawnComponents)[number];
