import { dayInIndia } from './today';

describe('the day in India', () => {
  it('begins while it is still evening in Greenwich', () => {
    expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
    expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  });
});
