import { createTextCache } from './text-cache';

const passing = () => new Promise((resolve) => setTimeout(resolve, 3));
const text = (more: object = {}) => ({
  text: '[]',
  tags: ['kept-texts'],
  since: Date.now(),
  until: Date.now() + 60_000,
  ...more,
});

it('are there until their tag is revalidated', async () => {
  const { revalidateTags } = (await import('../platform/cache/next-cache.mjs' as string)) as {
    revalidateTags: (handler: object, tags: string[], durations: object) => Promise<void>;
  };
  const texts = createTextCache();
  texts.keep('/a', text());
  expect(texts.find('/a')?.text).toBe('[]');
  await passing();
  await revalidateTags({}, ['kept-texts'], { expire: 0 });
  expect(texts.find('/a')).toBeUndefined();
  await passing();
  texts.keep('/a', text());
  expect(texts.find('/a')?.text).toBe('[]');
});

it('are not there when they are too old', () => {
  const texts = createTextCache();
  texts.keep('/a', text({ until: Date.now() - 1 }));
  expect(texts.find('/a')).toBeUndefined();
});

it('take a bounded number of letters', () => {
  const texts = createTextCache();
  for (let number = 0; number < 9; number += 1) {
    texts.keep(`/${number}`, text({ text: 'x'.repeat(1_000_000) }));
  }
  const left = Array.from({ length: 9 }, (_, number) => texts.find(`/${number}`)).filter(Boolean);
  expect(left).toHaveLength(4);
});
