import { bookingText } from './parcel-texts';

const booking = { provider: 'delhivery', status: 'booked', problem: '', pickup_on: null } as const;

describe('the booking of a parcel in words', () => {
  it('says whether the courier has it and when it comes', () => {
    expect(bookingText({ ...booking, status: 'requested' })).toBe(
      'Delhivery: awaiting confirmation',
    );
    expect(bookingText(booking)).toBe('Delhivery');
    expect(bookingText({ ...booking, pickup_on: '2026-11-18' })).toMatch(/^Delhivery, pickup on /);
  });

  it('says what staff have to do themselves', () => {
    const problem = 'PIN code 900001 is not served';
    expect(bookingText({ ...booking, status: 'refused', problem })).toBe(
      'Delhivery rejected the booking: PIN code 900001 is not served',
    );
    expect(bookingText({ ...booking, status: 'to_cancel' })).toBe('Delhivery: cancelling');
    expect(bookingText({ ...booking, status: 'cancelled' })).toBe('Delhivery: cancelled');
    expect(bookingText({ ...booking, status: 'cancelled', problem: 'Picked up' })).toBe(
      'Delhivery: cancel it with the courier (Picked up)',
    );
  });
});
