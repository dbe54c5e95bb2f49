import { setImmediate as turn } from 'node:timers/promises';
import { inParallel } from './in-parallel.ts';

describe('work in parallel', () => {
  it('does all of it, so many at a time, also where the list holds nothing but its length', async () => {
    const done: number[] = [];
    let running = 0;
    let maxRunning = 0;
    await inParallel(Array.from({ length: 20 }), 4, async (_, index) => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await turn();
      running -= 1;
      done.push(index);
    });
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect(maxRunning).toBe(4);
  });

  it('fails where one of it does', async () => {
    const work = async (one: number) => {
      if (one === 2) throw new Error('two');
    };
    await expect(inParallel([1, 2, 3], 2, work)).rejects.toThrow('two');
  });
});
