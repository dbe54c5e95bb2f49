import { CaptchaError } from '@/components/form/use-captcha';
import { ApiError } from '@/lib/api/api-error';
import { LoginError } from '@/lib/platform/session/log-in';

export interface Refusal {
  message: string;
  code?: string | undefined;
}

export function toRefusal(error: unknown): Refusal {
  if (error instanceof LoginError) return { message: error.message, code: error.code };
  if (error instanceof CaptchaError) return { message: error.message };
  if (!(error instanceof ApiError)) return { message: 'Something went wrong' };
  return { message: error.message, code: error.code };
}
