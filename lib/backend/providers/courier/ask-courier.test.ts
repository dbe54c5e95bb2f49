import { courierTime } from './ask-courier.ts';

describe('the time of a courier', () => {
  it.each([
    ['18 11 2026 09:00:00', '2026-11-18T03:30:00.000Z'],
    ['18-11-2026 09:00:00', '2026-11-18T03:30:00.000Z'],
    ['2026-11-18 09:00:00', '2026-11-18T03:30:00.000Z'],
    ['2026-11-18T09:00:00.000', '2026-11-18T03:30:00.000Z'],
    ['2026-11-18T09:00:00Z', '2026-11-18T09:00:00.000Z'],
    ['2026-11-18T09:00:00+05:30', '2026-11-18T03:30:00.000Z'],
  ])('is Indian unless it has a zone: %s', (text, at) => {
    expect(courierTime(text)?.toISOString()).toBe(at);
  });

  it.each(['', 'yesterday', '2026-13-40 09:00:00', '2026-11-18'])('is none: %s', (text) => {
    expect(courierTime(text)).toBeUndefined();
  });
});
