import { mayAutoplay, nearestSlide, type AutoplayFacts } from './carousel-numbers';

describe('the slide that is meant', () => {
  it('is the one whose start is nearest to where the reader stands', () => {
    expect(nearestSlide([0, 300, 600], 0)).toBe(0);
    expect(nearestSlide([0, 300, 600], 140)).toBe(0);
    expect(nearestSlide([0, 300, 600], 160)).toBe(1);
    expect(nearestSlide([0, 300, 600], 900)).toBe(2);
  });

  it('is the first where there is none', () => {
    expect(nearestSlide([], 40)).toBe(0);
  });
});

describe('autoplay', () => {
  const calm: AutoplayFacts = {
    isWanted: true,
    isInsisted: false,
    isHovered: false,
    isFocused: false,
    isSeen: true,
    isMotionReduced: false,
  };

  it('runs while nobody is at the carousel', () => {
    expect(mayAutoplay(calm)).toBe(true);
  });

  it('waits under the hand, under the focus and out of sight', () => {
    expect(mayAutoplay({ ...calm, isHovered: true })).toBe(false);
    expect(mayAutoplay({ ...calm, isFocused: true })).toBe(false);
    expect(mayAutoplay({ ...calm, isSeen: false })).toBe(false);
  });

  it('stays still once it was paused', () => {
    expect(mayAutoplay({ ...calm, isWanted: false })).toBe(false);
  });

  it('goes on under hand and focus after Play was pressed', () => {
    expect(mayAutoplay({ ...calm, isInsisted: true, isHovered: true, isFocused: true })).toBe(true);
    expect(mayAutoplay({ ...calm, isInsisted: true, isSeen: false })).toBe(false);
  });

  it('never runs for those who asked for less motion', () => {
    expect(mayAutoplay({ ...calm, isInsisted: true, isMotionReduced: true })).toBe(false);
  });
});
