import { listSitemapEntries } from '../contract/seo';
import { readAnswer } from './read-answer';

const answerText = (name: string) =>
  JSON.stringify({
    status: true,
    data: [{ id: 1, name, updated_at: '2026-11-20T10:00:00.000Z', images: [] }],
    next: null,
  });

describe('readAnswer', () => {
  it('gives the same object for the same text', () => {
    const text = answerText('Tea');
    expect(readAnswer(listSitemapEntries, text)).toBe(readAnswer(listSitemapEntries, text));
  });

  it('does not remember a text that would drive many others out', () => {
    const text = answerText('x'.repeat(300_000));
    const first = readAnswer(listSitemapEntries, text);
    expect(readAnswer(listSitemapEntries, text)).toEqual(first);
    expect(readAnswer(listSitemapEntries, text)).not.toBe(first);
  });
});
