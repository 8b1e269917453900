import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The SVG content of each drawing, by task; `styles.module.css` styles the elements. */
const taskDrawings = {
  // A browser window with an application to start.
  try: `<rect x="12" y="4" width="152" height="80" rx="6"/><path class="edge" d="M12 21h152"/><path d="M22 13h0M30 13h0M38 13h0M54 13h62M28 38h44M28 54h56M28 70h36"/><rect class="on" x="104" y="38" width="44" height="32" rx="6"/><path class="tip word" d="m123 48 9 6-9 6z"/>`,
  // Two dataclasses and their relation.
  model: `${dataclass(2, 'Company')}${dataclass(106, 'Employee')}${call(70, 44, 106, 44)}`,
  // A component being dragged from the palette to the canvas.
  build: `<rect x="8" y="4" width="160" height="80" rx="6"/><path class="edge" d="M46 4v80"/><rect x="16" y="13" width="22" height="14" rx="3"/><rect x="16" y="37" width="22" height="14" rx="3"/><rect x="16" y="61" width="22" height="14" rx="3"/><path d="M60 18h34M118 18h34M60 32h24M118 32h28"/><path class="call" stroke-dasharray="4 4" d="M27 44c32 0 30 20 58 20"/><circle cx="27" cy="44" r="3.5"/><rect class="on" x="86" y="52" width="66" height="24" rx="4"/><text class="word" x="119" y="68">Raise</text>`,
  // Lines of code in the colors used in samples.
  code: `<rect x="8" y="4" width="160" height="80" rx="6"/><path class="edge" d="M30 4v80"/><path d="M19 18h0M19 35h0M19 52h0M19 69h0"/><path class="token keyword" d="M42 18h38M54 35h22M54 69h16"/><path class="token function" d="M90 18h26M110 52h22"/><path class="token class-name" d="M126 18h28"/><path d="M86 35h54M66 52h34"/><path class="token string" d="M142 52h14"/>`,
  // Another program sends a request and gets a response.
  connect: `<rect x="2" y="14" width="62" height="60" rx="6"/><path class="edge" d="M2 30h62"/><path d="M12 22h20M12 42h36M12 53h42M12 64h26"/><rect x="112" y="14" width="62" height="60" rx="6"/><text x="143" y="48">{ … }</text><text x="88" y="27">GET</text>${call(112, 36, 64, 36)}${call(64, 58, 112, 58)}`,
  // A release on its way through three environments.
  deploy: `<rect x="2" y="54" width="46" height="30" rx="5"/><path d="M12 65h24M12 74h14"/><rect x="65" y="32" width="46" height="30" rx="5"/><path d="M75 43h24M75 52h14"/><rect class="on" x="128" y="4" width="46" height="36" rx="5"/><path class="tip" d="m142 22 6 6 12-13"/>${call(48, 64, 65, 52)}${call(111, 42, 128, 30)}`,
};

/** An illustration of a task on the landing page. The adjacent text conveys the same information. */
export default function TaskDrawing({task}: {task: keyof typeof taskDrawings}): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 176 88"
      aria-hidden="true"
      dangerouslySetInnerHTML={{__html: taskDrawings[task]}}
    />
  );
}

/** A dataclass as the Model Editor shows it: its name, and its attributes below. */
function dataclass(x: number, name: string): string {
  const left = x + 10;
  return `<rect x="${x}" y="8" width="68" height="72" rx="5"/><path class="edge" d="M${x} 27h68"/><text x="${x + 34}" y="21">${name}</text><path d="M${left} 44h32M${left} 56h44M${left} 68h24"/>`;
}

/** The site's logo mark: a call, from the dot to the circle that it reaches. */
function call(x: number, y: number, toX: number, toY: number): string {
  return `<path class="call" d="M${x} ${y}L${toX} ${toY}"/><circle cx="${x}" cy="${y}" r="3.5"/><circle class="ring" cx="${toX}" cy="${toY}" r="3.5"/>`;
}
