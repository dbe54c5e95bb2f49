import { sayFee, sayOffer } from './fee-texts';

describe('what a talk costs', () => {
  it('is said before it is booked, and how it is paid', () => {
    expect(sayOffer({ fee: 300, because: 'fee', usual_fee: 300 }, 'SOSE Elite')).toBe(
      '₹300. You won’t be charged now. During the call, the vaidya will tell you how to pay.',
    );
    expect(sayOffer({ fee: 0, because: 'first', usual_fee: 300 }, 'SOSE Elite')).toMatch(
      /^Free, .*₹300/,
    );
    expect(sayOffer({ fee: 0, because: 'elite', usual_fee: 300 }, 'SOSE Elite')).toMatch(/Elite/);
    expect(sayOffer({ fee: 0, because: 'free', usual_fee: 0 }, 'SOSE Elite')).toBe('Free.');
  });

  it('is said of a booked one', () => {
    expect(sayFee({ fee: 300, is_free: false }, 'SOSE Elite')).toBe(
      '₹300. During the call, the vaidya will tell you how to pay',
    );
    expect(sayFee({ fee: 0, is_free: true }, 'SOSE Elite')).toBe('Free with SOSE Elite');
    expect(sayFee({ fee: 0, is_free: false }, 'SOSE Elite')).toBe('Free');
  });
});
