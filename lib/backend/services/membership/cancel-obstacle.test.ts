import { cancelObstacle, type MonthToCancel } from './cancel-obstacle.ts';

const day = (date: string) => new Date(`2026-11-${date}T10:00:00+05:30`);
const month: MonthToCancel = {
  paidAt: day('01'),
  endsAt: new Date('2026-12-01T10:00:00+05:30'),
  isCancelled: false,
  used: undefined,
};

describe('the cancellation of a month of Elite', () => {
  it('is open for three weeks from its payment, to the second', () => {
    expect(cancelObstacle(month, day('01'))).toBeUndefined();
    expect(cancelObstacle(month, day('22'))).toBeUndefined();
    expect(cancelObstacle(month, new Date(day('22').getTime() + 1))).toBe(
      'You could cancel this month within 3 weeks of payment, until 22 November 2026.',
    );
  });

  it('is refused once a benefit was used, saying which', () => {
    expect(
      cancelObstacle({ ...month, used: 'free delivery with order SO-000008' }, day('02')),
    ).toBe(
      'This month can’t be cancelled because a benefit was used: free delivery with order SO-000008.',
    );
  });

  it('happens once, and not to a month that is over', () => {
    expect(cancelObstacle({ ...month, isCancelled: true }, day('02'))).toMatch('already');
    expect(cancelObstacle(month, month.endsAt)).toBe('This month is over.');
  });
});
