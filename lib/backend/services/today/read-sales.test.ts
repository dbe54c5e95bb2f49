import { salesSpan } from './read-sales.ts';

const at = (iso: string) => new Date(iso);

describe('the days that sales are told of', () => {
  it('begin and end at midnight in India, on both sides of it', () => {
    const late = salesSpan('today', at('2026-11-20T23:59:00+05:30'));
    expect(late.from).toEqual(at('2026-11-20T00:00:00+05:30'));
    expect(late.to).toEqual(at('2026-11-21T00:00:00+05:30'));
    const early = salesSpan('today', at('2026-11-21T00:01:00+05:30'));
    expect(early.from).toEqual(late.to);
    expect([early.bucketSeconds, early.buckets]).toEqual([3_600, 24]);
  });

  it('are compared with as many before, up to the same time of day', () => {
    const span = salesSpan('week', at('2026-11-21T10:00:00+05:30'));
    expect(span.from).toEqual(at('2026-11-15T00:00:00+05:30'));
    expect([span.bucketSeconds, span.buckets]).toEqual([86_400, 7]);
    expect(span.before).toEqual({
      from: at('2026-11-08T00:00:00+05:30'),
      to: at('2026-11-14T10:00:00+05:30'),
    });
  });
});
