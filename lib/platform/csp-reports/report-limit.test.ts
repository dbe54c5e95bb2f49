import { maxReportsPerWindow, reportLimit } from './report-limit';

describe('reportLimit', () => {
  it('lets through so many a minute, and again in the next', () => {
    const isWithin = reportLimit();
    const answers = Array.from({ length: maxReportsPerWindow + 5 }, () => isWithin(1_000));
    expect(answers.filter(Boolean)).toHaveLength(maxReportsPerWindow);
    expect(isWithin(59_999)).toBe(false);
    expect(isWithin(60_000)).toBe(true);
  });
});
