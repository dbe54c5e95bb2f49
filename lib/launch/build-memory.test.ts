import {
  canBuildBesideApi,
  describeBuildFailure,
  memoryWarning,
  readMemory,
  whyNoBuild,
} from './build-memory.ts';

describe('memory for the build', () => {
  it('is what the machine has, swap included', () => {
    const { totalMb, availableMb } = readMemory();
    expect(totalMb).toBeGreaterThan(100);
    expect(availableMb).toBeGreaterThan(0);
    expect(availableMb).toBeLessThanOrEqual(totalMb);
  });

  it('is too little on a server of 2 GB without swap: it says so, and what to do', () => {
    const message = whyNoBuild({ totalMb: 1_950, availableMb: 1_700 });
    expect(message).toContain('this machine has 1950 MB');
    expect(message).toMatch(/Add swap .* or build on another machine/);
    expect(whyNoBuild({ totalMb: 1_950 + 2_048, availableMb: 3_700 })).toBeUndefined();
  });

  it('is scarce where other programs take it: the build goes first, with a warning', () => {
    const scarce = { totalMb: 4_000, availableMb: 1_800 };
    expect(memoryWarning(scarce)).toContain('1800 MB is free');
    expect(canBuildBesideApi(scarce)).toBe(false);
    expect(memoryWarning({ totalMb: 4_000, availableMb: 2_500 })).toBeUndefined();
  });
});

describe('a build that failed', () => {
  it.each([
    [{ code: null, signal: 'SIGKILL' as const }, 'Creating an optimized production build'],
    [{ code: 137, signal: null }, ''],
    [{ code: 1, signal: null }, 'Next.js build worker exited with code: null and signal: SIGKILL'],
  ])('says that it was killed: %j', (exit, output) => {
    const text = describeBuildFailure(exit, output);
    expect(text).toContain('The build was killed, most likely because memory ran out');
    expect(text).toContain(output);
  });

  it('shows what the build said otherwise', () => {
    const text = describeBuildFailure({ code: 1, signal: null }, 'Syntax error in app/page.tsx');
    expect(text).toBe(
      'Syntax error in app/page.tsx\nThe build of the storefront failed, see above.',
    );
  });
});
