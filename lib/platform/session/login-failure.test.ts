import { readLoginFailure, writeLoginFailure } from './login-failure';

describe('a login that failed', () => {
  it('keeps its code and its message', () => {
    const text = writeLoginFailure('captcha_required', 'Too many wrong tries.');
    expect(readLoginFailure(text)).toEqual({
      code: 'captcha_required',
      message: 'Too many wrong tries.',
    });
  });

  it.each([undefined, 7, 'No code', ''])('has none where the store sends %p', (code) => {
    expect(readLoginFailure(writeLoginFailure(code, 'Invalid OTP'))).toEqual({
      code: undefined,
      message: 'Invalid OTP',
    });
  });
});
