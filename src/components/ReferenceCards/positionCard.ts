export interface Size {
  width: number;
  height: number;
}

export interface Position {
  left: number;
  top: number;
}

/** Gap between the card and its link, and between the card and the edge of the window. */
const gap = 6;

/**
 * Positions a card: below its link, above it if there is no room below, and never beyond the
 * window's sides.
 *
 * @param link the link's position in the window
 */
export function positionCard(
  link: Position & {bottom: number},
  card: Size,
  viewport: Size,
): Position {
  const below = link.bottom + gap;
  const above = link.top - gap - card.height;
  const fitsBelow = below + card.height <= viewport.height;
  const maxLeft = viewport.width - card.width - gap;
  return {
    left: Math.max(gap, Math.min(link.left, maxLeft)),
    top: fitsBelow || above < 0 ? below : above,
  };
}
