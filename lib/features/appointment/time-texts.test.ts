import { partsOfDay, sayHour, sayStart } from './time-texts';

describe('the times of a talk', () => {
  it('are said as the clock stands in India', () => {
    expect(sayStart('2026-11-24T16:30:00+05:30')).toBe('Tuesday, 24 November, 4:30 PM');
    expect(sayHour('10:00')).toBe('10:00 AM');
  });

  it('are parted by noon, without an empty part', () => {
    const slots = ['10:00', '12:00', '16:30'].map((starting_hour) => ({ starting_hour }));
    expect(partsOfDay(slots).map(({ name, slots: own }) => [name, own.length])).toEqual([
      ['Morning', 1],
      ['Afternoon', 2],
    ]);
    expect(partsOfDay(slots.slice(0, 1))).toHaveLength(1);
    expect(partsOfDay([])).toEqual([]);
  });
});
