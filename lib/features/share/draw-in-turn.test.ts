import { drawInTurn } from './draw-in-turn';

describe('T71: pictures of shared pages', () => {
  it('are drawn one at a time, and refused where too many wait', async () => {
    let running = 0;
    let maxRunning = 0;
    const draw = async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return Buffer.from('drawn');
    };
    const drawn = await Promise.all(Array.from({ length: 100 }, () => drawInTurn(draw)));
    expect(maxRunning).toBe(1);
    expect(drawn.filter((picture) => picture === null)).toHaveLength(100 - 1 - 64);
  });

  it('let the next one begin where one could not be drawn', async () => {
    const draw = () => Promise.reject(new Error('No font'));
    const all = Array.from({ length: 4 }, () => drawInTurn(draw));
    for (const one of all) await expect(one).rejects.toThrow('No font');
  });
});
