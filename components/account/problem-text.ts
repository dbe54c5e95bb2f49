import { CaptchaError } from '@/components/form/use-captcha';
import { errorMessage } from '@/lib/api/api-error';

export function problemText(error: unknown): string {
  return error instanceof CaptchaError ? error.message : errorMessage(error);
}
