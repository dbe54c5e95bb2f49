export function nearestSlide(starts: number[], scrolled: number): number {
  let nearest = 0;
  starts.forEach((start, slide) => {
    const best = starts[nearest] ?? 0;
    if (Math.abs(start - scrolled) < Math.abs(best - scrolled)) nearest = slide;
  });
  return nearest;
}

export interface AutoplayFacts {
  /** False after Pause or after a touch of the slides. */
  isWanted: boolean;
  /** Play was pressed: hover and focus no longer pause. */
  isInsisted: boolean;
  isHovered: boolean;
  isFocused: boolean;
  /** On screen, in the active tab. */
  isSeen: boolean;
  isMotionReduced: boolean;
}

export function mayAutoplay(facts: AutoplayFacts): boolean {
  if (!facts.isWanted || !facts.isSeen || facts.isMotionReduced) return false;
  return facts.isInsisted || !(facts.isHovered || facts.isFocused);
}
