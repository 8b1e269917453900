import type {ReactNode} from 'react';

/** Outlines on a 24 by 24 grid. */
const glyphs = {
  magnifier: 'M17 11a6 6 0 1 1-12 0a6 6 0 1 1 12 0M15.4 15.4L21 21',
  cross: 'M6 6l12 12M18 6L6 18',
  spinner: 'M12 4a8 8 0 1 1-8 8',
};

/** A decorative icon of the search button or the dialog's form. */
export default function Glyph({name}: {name: keyof typeof glyphs}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`search-glyph search-${name}`}>
      <path d={glyphs[name]} />
    </svg>
  );
}
