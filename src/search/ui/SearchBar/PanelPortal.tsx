import {
  startTransition,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import type {PanelState} from './boxTypes';
import Panel, {type Props as PanelProps} from './Panel';

export interface PanelHandle {
  show: (panel: PanelState) => void;
}

export interface Props extends Omit<PanelProps, 'panel'> {
  ref: Ref<PanelHandle>;
  /** The live region that announces a query's status. */
  statusRef: (element: HTMLElement | null) => void;
}

/** Renders the panel into an element that the box provides, without re-rendering the box for each answer. */
export default function PanelPortal({ref, statusRef, ...props}: Props): ReactNode {
  const [panel, setPanel] = useState<PanelState>();
  const hasFound = useRef(false);
  useImperativeHandle(
    ref,
    () => ({
      show: (state) => {
        if (hasFound.current) {
          flushSync(() => setPanel(state));
        } else {
          // The first run is slow. A transition splits it into slices, so typing doesn't wait.
          startTransition(() => setPanel(state));
          hasFound.current = state.status.kind === 'found';
        }
      },
    }),
    [],
  );
  useLayoutEffect(() => panel?.onRendered(), [panel]);

  return (
    panel &&
    createPortal(
      <>
        {/* Inside the dialog, because screen readers announce nothing outside it. */}
        <span ref={statusRef} role="status" className="sr-only" />
        <Panel panel={panel} {...props} />
      </>,
      panel.root,
    )
  );
}
