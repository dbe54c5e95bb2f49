import { mobileWithCode } from './book-appointment.ts';

describe('a mobile number for an appointment', () => {
  it('gets the calling code of its country', () => {
    for (const typed of ['9000000001', '+919000000001', '919000000001', '+91 90000 00001']) {
      expect(mobileWithCode(typed, '+91')).toBe('+919000000001');
    }
    expect(mobileWithCode('2025550123', '+1')).toBe('+12025550123');
    expect(mobileWithCode('+16842025550', '+1684')).toBeNull();
    expect(mobileWithCode('+16842025550123', '+1684')).toBe('+16842025550123');
  });

  it('has 10 digits after it', () => {
    for (const typed of ['900000001', '90000000011', '+9000000001', '+449000000001', '']) {
      expect(mobileWithCode(typed, '+91')).toBeNull();
    }
  });

  it('is one that India has given out', () => {
    expect(mobileWithCode('1000000001', '+91')).toBeNull();
  });
});
