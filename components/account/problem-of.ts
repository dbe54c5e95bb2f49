import { CaptchaError } from '@/components/form/use-captcha';
import { messageOf } from '@/lib/api/api-error';

/** What to tell a person whose form did not go through, be it the captcha or the store. */
export function problemOf(error: unknown): string {
  return error instanceof CaptchaError ? error.message : messageOf(error);
}
