import { makeQueue } from './change-queue';

describe('a queue of changes', () => {
  it('starts a piece only when the one before it has ended', async () => {
    const enqueueCartChange = makeQueue();
    const heard: string[] = [];
    const piece = (name: string) => async () => {
      heard.push(`${name} begins`);
      await Promise.resolve();
      heard.push(`${name} ends`);
      return name;
    };
    const answers = await Promise.all([
      enqueueCartChange(piece('first')),
      enqueueCartChange(piece('second')),
    ]);
    expect(answers).toEqual(['first', 'second']);
    expect(heard).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('goes on after a piece that failed', async () => {
    const enqueueCartChange = makeQueue();
    const failing = enqueueCartChange(() => Promise.reject(new Error('sold out')));
    const next = enqueueCartChange(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('sold out');
    await expect(next).resolves.toBe('done');
  });
});
