import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {Field, Labeled, Row, WithAdornment, type Values} from './parts';

export function Button(values: Values): ReactNode {
  const content = (
    <WithAdornment side={values['Icon Position'] ?? 'left'} adornment={<span>★</span>}>
      {values.Label ?? 'Save'}
    </WithAdornment>
  );
  return (
    <Row>
      <span className="sketch-button">{content}</span>
      <span className={clsx('sketch-button', 'sketch-pressed')}>{content}</span>
    </Row>
  );
}

/**
 * The states of each type, in click order. The arrow separates an initial state, which never recurs, from the
 * states that repeat.
 */
const boxStates: Record<string, readonly string[]> = {
  'Two-state': ['', '✓'],
  'Three-state': ['–', '✓', ''],
  'Initial Indeterminate': ['–', '→', '✓', ''],
};

const boxSizes: Record<string, string | undefined> = {Small: 'sketch-small', Large: 'sketch-large'};

export function Checkbox(values: Values): ReactNode {
  const isSwitch = values.Variant === 'Switch';
  // No source documents the third state of a switch.
  const marks = boxStates[isSwitch ? 'Two-state' : (values.Type ?? 'Two-state')] ?? [];
  const size = boxSizes[values.Size ?? ''];
  return (
    <Row>
      {marks.map((mark) =>
        mark === '→' ? (
          mark
        ) : (
          <WithAdornment
            key={mark}
            side={values['Label Position'] ?? 'right'}
            adornment={<span>{values.Label ?? 'Full time'}</span>}>
            {isSwitch ? <Switch size={size} isOn={mark !== ''} /> : <Mark size={size}>{mark}</Mark>}
          </WithAdornment>
        ),
      )}
    </Row>
  );
}

function Switch({size, isOn}: {size: string | undefined; isOn: boolean}): ReactNode {
  return (
    <span className={clsx('sketch-switch', size, isOn && 'sketch-on')}>
      <span className="sketch-knob" />
    </span>
  );
}

function Mark(props: {size?: string; isRound?: boolean; children: string}): ReactNode {
  return (
    <span className={clsx('sketch-mark', props.size, props.isRound && 'sketch-round')}>
      {props.children}
    </span>
  );
}

export function FileUpload(values: Values): ReactNode {
  return (
    <span className="sketch-drop">
      <WithAdornment side={values['Icon Position'] ?? 'left'} adornment={<span>⇪</span>}>
        {values.Label ?? 'Upload a file'}
      </WithAdornment>
    </span>
  );
}

export function Radio({Type, Mode}: Values): ReactNode {
  const chosen = Mode === 'Multi. selection' ? ['Day', 'Month'] : ['Day'];
  const options = ['Day', 'Week', 'Month'].map((name) => ({name, isChosen: chosen.includes(name)}));
  return Type === 'tabs' ? (
    <span className="sketch-tabs">
      {options.map(({name, isChosen}) => (
        <span key={name} className={clsx(isChosen && 'sketch-tab-active')}>
          {name}
        </span>
      ))}
    </span>
  ) : (
    <Row>
      {options.map(({name, isChosen}) => (
        <span key={name} className="sketch-beside">
          <Mark isRound>{isChosen ? '●' : ''}</Mark>
          {name}
        </span>
      ))}
    </Row>
  );
}

const verticalTrack: CSSProperties = {width: '0.375rem', height: '8rem'};
const verticalFill: CSSProperties = {inset: '0 0 40%'};
const verticalThumb: CSSProperties = {top: 'calc(60% - 0.625rem)', left: '-0.4375rem'};

export function RangeInput(values: Values): ReactNode {
  const isVertical = values.Orientation === 'Vertical';
  return (
    <Labeled values={values} label="Rate">
      <span className="sketch-range-box" style={isVertical ? {width: 'auto'} : undefined}>
        <span className="sketch-range" style={isVertical ? verticalTrack : undefined}>
          <span className="sketch-range-fill" style={isVertical ? verticalFill : undefined} />
          <span className="sketch-range-thumb" style={isVertical ? verticalThumb : undefined} />
        </span>
      </span>
    </Labeled>
  );
}

export function SelectInput(values: Values): ReactNode {
  return (
    <Labeled values={values} label="Status">
      <Field text="Unpaid" end="▾" />
    </Labeled>
  );
}

/** Sample content for each type of field, and the icon at its end, if any. */
const samplesByType: Record<string, {text: string; end?: string}> = {
  text: {text: 'Maria'},
  'text area': {text: 'Maria', end: '◢'},
  number: {text: '42'},
  password: {text: '••••••••'},
  date: {text: '01/01/2023', end: '▦'},
  time: {text: '14:40', end: '◷'},
  duration: {text: '14:40:30', end: '+ −'},
};

const textAreaStyle: CSSProperties = {minHeight: '5rem', alignItems: 'flex-end'};

export function TextInput(values: Values): ReactNode {
  const {Type: type = 'text', Placeholder: placeholder} = values;
  const {text, end} = samplesByType[type] ?? {text: ''};
  const hasEye = type === 'password' && values['Reveal Password'] === 'on';
  const isEyeLeft = values.Position === 'left';
  return (
    <Labeled values={values} label="First name">
      <Field
        text={placeholder || text}
        isPlaceholder={Boolean(placeholder)}
        start={hasEye && isEyeLeft && '◉'}
        end={hasEye && !isEyeLeft ? '◉' : end}
        style={type === 'text area' ? textAreaStyle : undefined}
      />
    </Labeled>
  );
}
