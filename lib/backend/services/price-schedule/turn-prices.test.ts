import { overlap, turnPrices, type ScheduledPrice } from './turn-prices.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const planned = (more: Partial<ScheduledPrice> = {}): ScheduledPrice => ({
  id: 1,
  price: 8_000,
  startsAt: at(10),
  endsAt: at(12),
  priceBefore: null,
  startedAt: null,
  ...more,
});

describe('prices by the clock', () => {
  it('leave the price alone before they begin and while they run', () => {
    expect(turnPrices(10_000, [planned()], at(9))).toEqual({ price: 10_000, turns: [] });
    const running = planned({ startedAt: at(10), priceBefore: 10_000 });
    expect(turnPrices(8_000, [running], at(11))).toEqual({ price: 8_000, turns: [] });
  });

  it('begin at their moment and remember what it cost before', () => {
    expect(turnPrices(10_000, [planned()], at(10))).toEqual({
      price: 8_000,
      turns: [{ id: 1, startedAt: at(10), priceBefore: 10_000 }],
    });
  });

  it('give the price before them back when they end', () => {
    const running = planned({ startedAt: at(10), priceBefore: 10_000 });
    expect(turnPrices(8_000, [running], at(12))).toEqual({
      price: 10_000,
      turns: [{ id: 1, endedAt: at(12) }],
    });
  });

  it('follow on one another, also where nobody looked at the clock in between', () => {
    const running = planned({ startedAt: at(10), priceBefore: 10_000 });
    const next = planned({ id: 2, price: 7_000, startsAt: at(12), endsAt: at(14) });
    const missed = planned({ id: 3, price: 1_000, startsAt: at(14), endsAt: at(15) });
    expect(turnPrices(8_000, [next, running], at(13))).toEqual({
      price: 7_000,
      turns: [
        { id: 1, endedAt: at(13) },
        { id: 2, startedAt: at(13), priceBefore: 10_000 },
      ],
    });
    expect(turnPrices(10_000, [missed], at(16))).toEqual({
      price: 10_000,
      turns: [{ id: 3, endedAt: at(16) }],
    });
  });

  it('stay where they have no end', () => {
    expect(turnPrices(10_000, [planned({ endsAt: null })], at(10))).toEqual({
      price: 8_000,
      turns: [{ id: 1, startedAt: at(10), priceBefore: 10_000, endedAt: at(10) }],
    });
  });
});

describe('two prices', () => {
  const from = (start: number, end: number | null) => ({
    startsAt: at(start),
    endsAt: end === null ? null : at(end),
  });

  it('overlap where both would be charged', () => {
    expect(overlap(from(10, 12), from(11, 13))).toBe(true);
    expect(overlap(from(10, 14), from(11, 12))).toBe(true);
    expect(overlap(from(10, 12), from(12, 13))).toBe(false);
  });

  it('overlap where one changes the price for good while the other runs', () => {
    expect(overlap(from(10, 12), from(11, null))).toBe(true);
    expect(overlap(from(10, 12), from(12, null))).toBe(false);
    expect(overlap(from(9, null), from(10, 12))).toBe(false);
    expect(overlap(from(9, null), from(9, null))).toBe(true);
  });
});
