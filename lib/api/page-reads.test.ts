import { setImmediate as tick } from 'node:timers/promises';
import {
  findText,
  type CachedText,
  noReads,
  noteAnswer,
  noteRead,
  noteUntil,
  recordReads,
  type TextCache,
} from './page-reads';

const answer = (text: string, until: number): CachedText => ({
  text,
  tags: ['products'],
  since: 1,
  until,
});

const noTexts: TextCache = { now: () => 0, find: () => undefined, keep: () => undefined };

describe('the reads of a page', () => {
  it('are recorded with their tags and answers, also those that failed', async () => {
    const reads = noReads(noTexts);
    await recordReads(reads, async () => {
      noteRead('/list', ['products'], true);
      await tick();
      noteAnswer('/list', answer('[]', 9_000));
      noteRead('/brand', ['brands'], true);
    });
    expect([...reads.all]).toEqual([
      ['/list', { tags: ['products'], isCacheable: true, text: '[]' }],
      ['/brand', { tags: ['brands'], isCacheable: true }],
    ]);
    expect(reads.until).toBe(9_000);
  });

  it('are as old as the oldest', () => {
    const reads = noReads(noTexts);
    recordReads(reads, () => {
      for (const [url, until] of [['/a', 7_000] as const, ['/b', 5_000] as const]) {
        noteRead(url, [], true);
        noteAnswer(url, answer('', until));
      }
      noteRead('/search', [], false);
      noteUntil(6_000);
    });
    expect(reads.until).toBe(5_000);
  });

  it('are those of one page alone, where many are rendered at once', async () => {
    const pages = await Promise.all(
      ['/a', '/b'].map(async (url) => {
        const reads = noReads(noTexts);
        await recordReads(reads, async () => {
          await tick();
          noteRead(url, [], true);
        });
        return [...reads.all.keys()];
      }),
    );
    expect(pages).toEqual([['/a'], ['/b']]);
  });

  it('share their answers, if these may be kept', () => {
    const texts = new Map<string, CachedText>();
    const shared = {
      now: () => 0,
      find: (url: string) => texts.get(url),
      keep: (url: string, text: CachedText) => void texts.set(url, text),
    };
    recordReads(noReads(shared), () => {
      noteRead('/search', [], false);
      noteAnswer('/search', answer('found', 9_000));
      noteRead('/brands', [], true);
      noteAnswer('/brands', answer('names', 9_000));
    });
    recordReads(noReads(shared), () => {
      expect(findText('/brands')?.text).toBe('names');
      expect(findText('/search')).toBeUndefined();
    });
    expect(findText('/brands')).toBeUndefined();
  });
});
