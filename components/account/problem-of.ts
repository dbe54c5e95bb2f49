import { CaptchaError } from '@/components/form/use-captcha';
import { messageOf } from '@/lib/api/api-error';

export function problemOf(error: unknown): string {
  return error instanceof CaptchaError ? error.message : messageOf(error);
}
