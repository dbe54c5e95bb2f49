import { Changes } from './changes';
import { createTextCache } from './text-cache';

const text = (more: object = {}) => ({
  text: '[]',
  tags: ['texts'],
  since: 0,
  until: Date.now() + 60_000,
  ...more,
});

it('are there until their tag changes', () => {
  const changes = new Changes();
  const texts = createTextCache(changes);
  texts.keep('/a', text());
  changes.add(['others']);
  expect(texts.find('/a')?.text).toBe('[]');
  changes.add(['texts']);
  expect(texts.find('/a')).toBeUndefined();
  texts.keep('/a', text({ since: texts.now() }));
  expect(texts.find('/a')?.text).toBe('[]');
});

it('are not there where they were read before a change', () => {
  const changes = new Changes();
  const texts = createTextCache(changes);
  const since = texts.now();
  changes.add(['texts']);
  texts.keep('/a', text({ since }));
  expect(texts.find('/a')).toBeUndefined();
});

it('are not there when they are too old', () => {
  const texts = createTextCache(new Changes());
  texts.keep('/a', text({ until: Date.now() - 1 }));
  expect(texts.find('/a')).toBeUndefined();
});

it('take a bounded number of letters', () => {
  const texts = createTextCache(new Changes());
  for (let number = 0; number < 9; number += 1) {
    texts.keep(`/${number}`, text({ text: 'x'.repeat(1_000_000) }));
  }
  const left = Array.from({ length: 9 }, (_, number) => texts.find(`/${number}`)).filter(Boolean);
  expect(left).toHaveLength(4);
});
