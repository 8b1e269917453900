import type {ComponentProps, ReactNode} from 'react';

/** A button in the panel. It leaves the focus in the input. */
export default function PanelButton(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" onMouseDown={(event) => event.preventDefault()} {...props} />;
}
