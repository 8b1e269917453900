import clsx from 'clsx';
import {allParts, readCells, type ScreenCell, type ScreenPart} from './readScreen';
import {escapeHtml, highlightCode} from '../../highlight/highlightCode';

/** Returns the parts as HTML, with the classes in `src/drawings/screens/screen.css`. */
export function drawScreen(parts: readonly ScreenPart[]): string {
  return parts.map(drawPart).join('');
}

function drawPart(part: ScreenPart): string {
  const [first] = part.cells;
  const content = drawScreen(part.parts);
  switch (part.name) {
    case 'title':
      return div('screen-bar screen-title', [heading(part), drawCells(part.cells.slice(1))]);
    case 'bar':
    case 'tabs':
    case 'buttons':
      return div(clsx('screen-bar', part.name !== 'bar' && `screen-${part.name}`), [
        numberHtml(part),
        drawCells(part.cells),
      ]);
    case 'row':
      return div('screen-row', [numberHtml(part), content]);
    case 'panel':
    case 'box': {
      const head = heading(part);
      return div(clsx(`screen-${part.name}`, widthClass(part), selectedClass(first)), [
        head && div('screen-item', [head, drawCells(part.cells.slice(1))]),
        content,
      ]);
    }
    case 'item':
      return (
        div(clsx('screen-item', selectedClass(first)), [drawCells(part.cells)]) +
        (content && div('screen-nest', [content]))
      );
    case 'field':
      return div('screen-field', [
        numberHtml(part),
        span('', first?.text ?? ''),
        drawControl(part.cells[1]?.text ?? ''),
      ]);
    case 'input':
      return div('screen-field', [numberHtml(part), drawControl(first?.text ?? '')]);
    case 'table':
      return drawTable(part);
    case 'code':
      return drawCode(part);
    default:
      return div(clsx(`screen-${part.name}`, widthClass(part)), [
        numberHtml(part),
        drawText(first?.text ?? ''),
        content,
      ]);
  }
}

/** Puts the number inside the heading, so they stay on one line in a narrow pane. */
function heading(part: ScreenPart): string {
  const text = part.cells[0]?.text;
  return text ? tag('b', '', numberHtml(part) + drawText(text)) : numberHtml(part);
}

function numberHtml({number}: ScreenPart): string {
  return number === undefined ? '' : element('i', '', String(number));
}

/** Gives panes with a lot of content a larger share of the row. */
function widthClass(part: ScreenPart): string | undefined {
  return allParts([part]).some(({name}) => ['canvas', 'table', 'code'].includes(name))
    ? 'screen-wide'
    : undefined;
}

function selectedClass(cell: ScreenCell | undefined): string | undefined {
  return cell?.isSelected ? 'screen-on' : undefined;
}

function drawCells(cells: readonly ScreenCell[]): string {
  return cells.map((cell) => span(selectedClass(cell), cell.text)).join('');
}

/** A switch has the same states as in the Properties panel. */
function drawControl(value: string): string {
  const look = value === 'on' ? 'switch-on' : value === 'off' ? 'switch' : 'text';
  return span(
    look === 'text' ? 'screen-control' : `panel-sketch-control panel-sketch-${look}`,
    look === 'text' ? value : '',
  );
}

function drawTable(part: ScreenPart): string {
  const rows = part.lines.filter((line) => line.trim() !== '').map(readCells);
  return div(`screen-table screen-columns-${part.cells.length}`, [
    ...part.cells.map(({text}, index) =>
      tag('b', '', (index === 0 ? numberHtml(part) : '') + drawText(text)),
    ),
    ...rows.flatMap((row) =>
      row.map((cell) => span(selectedClass(row[0]) ?? selectedClass(cell), cell.text)),
    ),
  ]);
}

/** `●` before a line is a breakpoint, `→` the next line to run. */
function drawCode(part: ScreenPart): string {
  const marks = part.lines.map((line) => /^[●→ ]* /.exec(line)?.[0].trim() ?? '');
  const code = part.lines.map((line) => line.replace(/^[●→]+ /, '')).join('\n');
  return div('screen-code screen-wide', [
    part.number === undefined ? '' : div('screen-item', [numberHtml(part)]),
    ...highlightCode(code, 'qs')
      .split('\n')
      .map((html, index) =>
        div(marks[index]?.includes('→') ? 'screen-on' : '', [
          element('s', '', `${marks[index] ?? ''} ${index + 1}`.trim()),
          html,
        ]),
      ),
  ]);
}

/** `[x]` and `[ ]` are checkboxes; a bullet marks a running item. */
function drawText(text: string): string {
  return escapeHtml(text)
    .replace(/\[(x| )\]/g, (_, tick: string) => tag('u', '', tick === 'x' ? '✓' : ''))
    .replace(/●/g, '<em>●</em>');
}

function span(className: string | undefined, text: string): string {
  return element('span', className, text);
}

function element(name: string, className: string | undefined, text: string): string {
  return tag(name, className, drawText(text));
}

function div(className: string, children: readonly string[]): string {
  return tag('div', className, children.join(''));
}

function tag(name: string, className: string | undefined, html: string): string {
  return `<${name}${className ? ` class="${className}"` : ''}>${html}</${name}>`;
}
