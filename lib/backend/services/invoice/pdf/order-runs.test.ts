import { orderRuns } from './order-runs.ts';
import { runsOf } from './text-runs.ts';

const ordered = (text: string) =>
  orderRuns(runsOf(text))
    .map((run) => run.text)
    .join('');

describe('orderRuns', () => {
  it('leaves text from left to right as it is', () => {
    expect(ordered('Flat 12, ગલી 5 (old)')).toBe('Flat 12, ગલી 5 (old)');
  });

  it('runs Arabic words, and numbers between them, from right to left', () => {
    expect(ordered('House 7, گلی 12 شہر, Pune')).toBe('House 7, شہر 12 گلی, Pune');
  });

  it('mirrors brackets between Arabic words', () => {
    expect(ordered('گلی (پرانا) شہر')).toBe('شہر (پرانا) گلی');
  });
});
