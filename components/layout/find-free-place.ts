export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A square in the viewport, in CSS pixels. */
export interface Place {
  left: number;
  top: number;
  size: number;
}

/** Pixels kept free on each side. */
const gap = 8;
const smallSize = 40;

export const boxOf = ({ left, top, size }: Place): Box => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});

export const isFree = ({ left, top, size }: Place, obstacles: readonly Box[]): boolean =>
  !obstacles.some(
    (box) =>
      box.left < left + size + gap &&
      box.right > left - gap &&
      box.top < top + size + gap &&
      box.bottom > top - gap,
  );

/**
 * The place next to `home` that covers no obstacle: up along the right edge, then along the left
 * one; there in full size, then smaller; last in between. Null where there is none. `home` is the
 * lowest place.
 */
export function findFreePlace(
  home: Place,
  obstacles: readonly Box[],
  viewportWidth: number,
): Place | null {
  const right = home.left + home.size;
  const farLeft = viewportWidth - right;
  const inner = Math.floor((home.left - farLeft) / home.size);
  const columns = [
    { left: home.left, size: home.size },
    { left: farLeft, size: home.size },
    { left: right - smallSize, size: smallSize },
    { left: farLeft, size: smallSize },
    ...Array.from({ length: Math.max(inner, 0) }, (_, n) => ({
      left: home.left - (n + 1) * home.size,
      size: home.size,
    })),
  ];
  for (const { left, size } of columns) {
    const top = freeTop({ left, top: home.top + home.size - size, size }, obstacles);
    if (top >= gap) return { left, top, size };
  }
  return null;
}

/** One pass is enough: sorted by their lower edges, no earlier obstacle is met again further up. */
function freeTop({ left, top: lowest, size }: Place, obstacles: readonly Box[]): number {
  return [...obstacles]
    .sort((a, b) => b.bottom - a.bottom)
    .reduce(
      (top, box) => (isFree({ left, top, size }, [box]) ? top : box.top - gap - size),
      lowest,
    );
}
