import { diaryAnswer, weeklyDiary } from './weekly-diary';

const slot = (id: number, day: number, hour: string) => ({
  id,
  week_day_number: day,
  starting_hour: hour,
});

describe('weeklyDiary', () => {
  it('shows the hours of each weekday, the earliest first', () => {
    // A Monday.
    const days = weeklyDiary(
      [slot(1, 1, '11:00'), slot(2, 1, '10:00'), slot(3, 7, '09:00')],
      '2026-11-23',
      7,
    );
    expect(days.map(({ date, slots }) => [date, slots.map(({ id }) => id)])).toEqual([
      ['2026-11-23', [2, 1]],
      ...['24', '25', '26', '27', '28'].map((day) => [`2026-11-${day}`, []]),
      ['2026-11-29', [3]],
    ]);
    expect(days[0]?.slots[0]?.start_datetime).toBe('2026-11-23T10:00:00+05:30');
    expect(days[1]?.none_because).toBe('No slots on this day');
  });

  it('leaves out what is no hour', () => {
    expect(weeklyDiary([slot(1, 1, ''), slot(2, 1, '25:00')], '2026-11-23', 1)[0]?.slots).toEqual(
      [],
    );
  });

  it('begins tomorrow in India', () => {
    const { first_day: first, data } = diaryAnswer([], new Date('2026-11-22T20:00:00Z'), {});
    expect([first, data.length, data[0]?.date]).toEqual(['2026-11-24', 14, '2026-11-24']);
  });
});
