import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Field, type Values} from './parts';

const employees = ['Maria Martin', 'John Smith', 'Ana Lopez', 'Tom Weber'];

const people = [
  ['1', 'Maria', 'Martin', '35'],
  ['2', 'John', 'Smith', '40'],
  ['3', 'Ana', 'Lopez', '33'],
];

export function DataTable(values: Values): ReactNode {
  const headers = ['ID', 'First name', values.Title ?? 'Last name', 'Age'];
  const borders = values['Show borders'] === 'on' ? 'sketch-cell-borders' : undefined;
  return (
    <span className={clsx('sketch-grid', borders)}>
      {headers.map((cell, column) => (
        <Cell key={column} className="sketch-title" height={values['Header height']}>
          {cell}
        </Cell>
      ))}
      {people.map((row, index) =>
        row.map((cell) => (
          <Cell
            key={cell}
            className={clsx(index === 0 && 'sketch-selected', index % 2 === 1 && 'sketch-even')}
            height={values['Row height']}>
            {cell}
          </Cell>
        )),
      )}
    </span>
  );
}

/** A taller row would show nothing new. */
const maxPixels = 120;

interface CellProps {
  className?: string;
  /** Height in pixels; without it, the cell fits its text. */
  height?: string;
  children: string;
}

function Cell({className, height, children}: CellProps): ReactNode {
  return (
    <span className={clsx(className, height && 'sketch-sized')}>
      {height && <svg width="0" height={Math.min(Number(height), maxPixels)} />}
      {children}
    </span>
  );
}

export function Matrix({Orientation}: Values): ReactNode {
  const isRow = Orientation === 'horizontal';
  return (
    <span className="sketch-matrix" style={isRow ? {flexDirection: 'row'} : undefined}>
      {employees.map((name, index) => (
        <span
          key={name}
          className={clsx('sketch-card', index === 0 && 'sketch-selected')}
          style={isRow ? {flexDirection: 'column', padding: '0.5rem'} : undefined}>
          <span className="sketch-avatar" />
          {name}
        </span>
      ))}
    </span>
  );
}

const companies = [
  'Acme',
  'Globex',
  'Initech',
  'Umbrella',
  'Hooli',
  'Stark',
  'Wayne',
  'Wonka',
  'Soylent',
  'Tyrell',
  'Cyberdyne',
  'Massive',
  'Vandelay',
  'Duff',
  'Oscorp',
];

export function SelectBox(values: Values): ReactNode {
  const {placeholder} = values;
  return (
    <span className="sketch-stack">
      <Field text={placeholder || 'Globex'} isPlaceholder={Boolean(placeholder)} end="▾" />
      <span className="sketch-menu">
        {values['Enable search'] === 'on' && <span className="sketch-search">⌕</span>}
        {companies.slice(0, Number(values['Number of items'] ?? 2)).map((name) => (
          <span key={name} className={clsx(!placeholder && name === 'Globex' && 'sketch-selected')}>
            {name}
          </span>
        ))}
      </span>
    </span>
  );
}
