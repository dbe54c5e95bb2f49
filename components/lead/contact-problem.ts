import { CaptchaError } from '@/components/form/use-captcha';
import { ApiError } from '@/lib/api/api-error';

const captchaFailed = 'reCAPTCHA verification failed';
const fallback = 'Failed to send inquiry';

export function contactProblem(error: unknown): string {
  if (error instanceof CaptchaError) return captchaFailed;
  if (!(error instanceof ApiError) || error.status === 0) return fallback;
  if (error.fields['recaptcha']) return captchaFailed;
  const { message } = error.body;
  return typeof message === 'string' && message ? message : fallback;
}
