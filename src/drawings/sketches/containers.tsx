import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {Line, Row, type Values} from './parts';

export function Dialog({Overlay, Draggable, Closable}: Values): ReactNode {
  return (
    <span className={clsx('sketch-stage', Overlay === 'on' && 'sketch-overlay')}>
      <span className="sketch-dialog">
        <span className="sketch-title">
          {Draggable === 'on' && '✥ '}
          Delete this employee?
          {Closable === 'on' && <span className="sketch-close">✕</span>}
        </span>
        <Row>
          <span className="sketch-button">Delete</span>
          <span className="sketch-quiet">Cancel</span>
        </Row>
      </span>
    </span>
  );
}

export function PageLoader(values: Values): ReactNode {
  return (
    <span className="sketch-frame">
      <span className="sketch-title">{values['Initial value'] ?? 'Employees'}</span>
      <Line width="80%" />
      <Line width="60%" />
      <Line width="70%" />
    </span>
  );
}

export function StyleBox({Direction, Justify, Align}: Values): ReactNode {
  const style = {
    flexDirection: styleOf(Direction) as CSSProperties['flexDirection'],
    justifyContent: styleOf(Justify),
    alignItems: styleOf(Align),
  };
  return (
    <span className="sketch-box" data-align={Align} style={style}>
      <span className="sketch-quiet">Text</span>
      <span className={clsx('sketch-quiet', 'sketch-tall')}>Image</span>
      <span className="sketch-quiet">Button</span>
    </span>
  );
}

/** Converts the Page Editor's name of a value. The first of each list, which pages show, needs no style. */
function styleOf(value: string | undefined): string | undefined {
  return value === 'Row' || value === 'Start' ? undefined : value?.toLowerCase().replace(' ', '-');
}

export function Tabs({Variant}: Values): ReactNode {
  return (
    <span className="sketch-stack">
      <span className={clsx('sketch-tabs', Variant === 'Enclosed' && 'sketch-enclosed')}>
        <span className="sketch-tab-active">Profile</span>
        <span>Salary</span>
        <span>Reports</span>
      </span>
      <span className="sketch-tab-panel">
        <Line width="70%" />
        <Line width="50%" />
      </span>
    </span>
  );
}

export function Text({Bold, Italic, Underline, Strikethrough}: Values): ReactNode {
  const lines = [Underline === 'on' && 'underline', Strikethrough === 'on' && 'line-through'];
  const style: CSSProperties = {
    fontWeight: Bold === 'on' ? 'bold' : undefined,
    fontStyle: Italic === 'on' ? 'italic' : undefined,
    textDecoration: lines.filter(Boolean).join(' ') || undefined,
  };
  return (
    <span className="sketch-text">
      Hello Maria, you have{' '}
      <span className="sketch-selected-text" style={style}>
        3 new invoices
      </span>
      .
    </span>
  );
}

export function Image(): ReactNode {
  return (
    <span className="sketch-image">
      <span className="sketch-sun" />
      <span className="sketch-hill" />
    </span>
  );
}

export function Icon(): ReactNode {
  return (
    <Row>
      {['★', '✎', '⌂'].map((icon) => (
        <span key={icon} className="sketch-big-icon">
          {icon}
        </span>
      ))}
    </Row>
  );
}
