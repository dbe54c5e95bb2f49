import { CaptchaError } from '@/components/form/use-captcha';
import { ApiError } from '@/lib/api/api-error';
import { contactProblem } from './contact-problem';

describe('what the contact form says of a failure', () => {
  it.each([
    ['a captcha that gave nothing', new CaptchaError('no'), 'reCAPTCHA verification failed'],
    [
      'a token that was refused',
      new ApiError(400, { errors: { recaptcha: ['no'] } }),
      'reCAPTCHA verification failed',
    ],
    ['what the store says', new ApiError(429, { message: 'Later' }), 'Later'],
    ['a store that says nothing', new ApiError(500, {}), 'Failed to send inquiry'],
    ['no answer', new ApiError(0, { message: 'unreachable' }), 'Failed to send inquiry'],
    ['anything else', new TypeError('x'), 'Failed to send inquiry'],
  ])('%s', (_, error, text) => {
    expect(contactProblem(error)).toBe(text);
  });
});
