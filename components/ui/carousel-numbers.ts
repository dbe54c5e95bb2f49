/** Which slide is meant where the reader has scrolled to: the one whose start is nearest. */
export function nearestSlide(starts: number[], scrolled: number): number {
  let nearest = 0;
  starts.forEach((start, slide) => {
    const best = starts[nearest] ?? 0;
    if (Math.abs(start - scrolled) < Math.abs(best - scrolled)) nearest = slide;
  });
  return nearest;
}

export interface AutoplayFacts {
  /** Nobody has pressed Pause or touched the slides. */
  isWanted: boolean;
  /** Play was pressed: hand and focus on the carousel no longer hold it. */
  isInsisted: boolean;
  isHovered: boolean;
  isFocused: boolean;
  /** On the screen, in the tab that is in front. */
  isSeen: boolean;
  isMotionReduced: boolean;
}

/** Whether the slides may go on by themselves now. */
export function mayAutoplay(facts: AutoplayFacts): boolean {
  if (!facts.isWanted || !facts.isSeen || facts.isMotionReduced) return false;
  return facts.isInsisted || !(facts.isHovered || facts.isFocused);
}
