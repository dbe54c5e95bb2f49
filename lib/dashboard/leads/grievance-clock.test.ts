import { grievanceClock } from './grievance-clock';

const came = '2026-11-01T10:00:00.000Z';
const at = (status: 'new' | 'in work' | 'answered', now: string) =>
  grievanceClock({ kind: 'contact', status, created_at: came }, new Date(now));

describe('grievanceClock', () => {
  it('gives 48 hours to acknowledge what nobody has taken up', () => {
    const until = new Date('2026-11-03T10:00:00.000Z');
    expect(at('new', '2026-11-03T10:00:00.000Z')).toEqual({
      step: 'Acknowledge',
      until,
      isLate: false,
    });
    expect(at('new', '2026-11-03T10:00:01.000Z')).toMatchObject({ isLate: true });
  });

  it('gives a month to answer it', () => {
    expect(at('in work', '2026-12-01T11:00:00.000Z')).toEqual({
      step: 'Answer',
      until: new Date('2026-12-01T10:00:00.000Z'),
      isLate: true,
    });
  });

  it('stops when it is answered, and runs for customers alone', () => {
    expect(at('answered', '2027-01-01T00:00:00.000Z')).toBeUndefined();
    const business = { kind: 'b2b', status: 'new', created_at: came } as const;
    expect(grievanceClock(business, new Date(came))).toBeUndefined();
  });
});
