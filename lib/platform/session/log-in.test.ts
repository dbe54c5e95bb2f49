import { readableError } from './log-in';

describe('readableError', () => {
  it('lets the words of the store through', () => {
    expect(readableError('Invalid OTP')).toBe('Invalid OTP');
    expect(readableError('Invalid email or password')).toBe('Invalid email or password');
  });

  it.each(['Configuration', 'CredentialsSignin', '', null, undefined])(
    'says something readable instead of %j',
    (error) => {
      expect(readableError(error)).toBe('Please try again later!');
    },
  );
});
