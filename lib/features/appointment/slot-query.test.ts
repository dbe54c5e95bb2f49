import { loginToBook, parseSlot } from './slot-query';

it('takes the slot of an address, and nothing else', () => {
  expect(parseSlot('2026-12-02T10:00:00+05:30')).toBe('2026-12-02T10:00:00+05:30');
  for (const text of [
    null,
    '',
    'tomorrow',
    '2026-12-02',
    '2026-02-30T10:00:00+05:30',
    '2026-12-02T25:00:00+05:30',
    '2026-12-02T10:00:00Z',
  ])
    expect(parseSlot(text)).toBeUndefined();
});

it('names the slot to a guest', () => {
  expect(loginToBook('2026-12-02T10:00:00+05:30')).toBe(
    'Log in to book Wednesday, 2 December, 10:00 AM.',
  );
});
