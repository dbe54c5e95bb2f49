import { changeObstacle, changeUntil } from './change-obstacle.ts';

const startsAt = new Date('2026-11-25T10:00:00+05:30');
const at = (iso: string) =>
  changeObstacle({ startsAt, cancelledAt: null }, '+91 90000 00000', new Date(iso));

describe('changing an appointment', () => {
  it('is possible until ten in the evening before a talk at ten', () => {
    expect(changeUntil({ startsAt })).toEqual(new Date('2026-11-24T22:00:00+05:30'));
    expect(at('2026-11-24T22:00:00+05:30')).toBeNull();
    expect(at('2026-11-24T22:00:01+05:30')).toMatch(
      /less than 12 hours.*Call us on \+91 90000 00000/,
    );
  });

  it('asks to contact a shop that has no phone', () => {
    const evening = new Date('2026-11-24T23:00:00+05:30');
    expect(changeObstacle({ startsAt, cancelledAt: null }, '', evening)).toMatch(
      /less than 12 hours\. Contact us to change it\.$/,
    );
  });

  it('is not possible once it has begun or was cancelled', () => {
    expect(at('2026-11-25T10:00:00+05:30')).toBe('This appointment is over.');
    const cancelledAt = new Date('2026-11-20T10:00:00+05:30');
    expect(changeObstacle({ startsAt, cancelledAt }, '', cancelledAt)).toMatch('cancelled');
  });
});
