import { formatHours, formatOpenState, formatTime, isOpenAt } from './opening-hours';

const day = { opens: '09:30', closes: '21:00' };
const bar = { opens: '18:00', closes: '02:00' };
const india = (time: string) => new Date(`2026-11-21T${time}:00+05:30`);

describe('formatTime', () => {
  it('says the time in 12-hour form', () => {
    expect(['00:05', '09:30', '12:00', '21:00', '23:59'].map(formatTime)).toEqual([
      '12:05 AM',
      '9:30 AM',
      '12:00 PM',
      '9:00 PM',
      '11:59 PM',
    ]);
  });
});

describe('formatHours', () => {
  it('says from when until when', () => {
    expect(formatHours(day)).toBe('9:30 AM to 9:00 PM');
    expect(formatHours({ opens: '00:00', closes: '00:00' })).toBe('Open 24 hours');
  });

  it('says nothing where a store does not', () => {
    expect(formatHours({ opens: '', closes: '' })).toBe('');
    expect(formatHours({ opens: '9', closes: '21:00' })).toBe('');
  });
});

describe('isOpenAt', () => {
  it('counts the first minute and not the last', () => {
    expect(isOpenAt(india('09:29'), day)).toBe(false);
    expect(isOpenAt(india('09:30'), day)).toBe(true);
    expect(isOpenAt(india('20:59'), day)).toBe(true);
    expect(isOpenAt(india('21:00'), day)).toBe(false);
  });

  it('goes by the clock in India, wherever the browser is', () => {
    expect(isOpenAt(new Date('2026-11-21T04:00:00Z'), day)).toBe(true);
    expect(isOpenAt(new Date('2026-11-21T03:59:00Z'), day)).toBe(false);
    expect(isOpenAt(new Date('2026-11-21T20:00:00-05:00'), day)).toBe(false);
  });

  it('knows stores that close after midnight, or never', () => {
    expect(isOpenAt(india('23:00'), bar)).toBe(true);
    expect(isOpenAt(india('01:59'), bar)).toBe(true);
    expect(isOpenAt(india('02:00'), bar)).toBe(false);
    expect(isOpenAt(india('04:00'), { opens: '00:00', closes: '00:00' })).toBe(true);
  });
});

describe('formatOpenState', () => {
  it('says until when, or from when', () => {
    expect(formatOpenState(india('12:00'), day)).toBe('Open now, until 9:00 PM');
    expect(formatOpenState(india('22:00'), day)).toBe('Closed now, opens at 9:30 AM');
    expect(formatOpenState(india('22:00'), { opens: '', closes: '' })).toBe('');
  });
});
