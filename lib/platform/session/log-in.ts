import { noteMergedItems, itemsInShownCart } from './merged-items';
import { readLoginFailure } from './login-failure';
import { refreshSession } from './use-session';

const tryLater = 'Please try again later!';

type LoginInput =
  | { provider: 'otp'; mobile_no: string; otp: string; password?: string; recaptcha?: string }
  | {
      provider: 'entry';
      mobile_no: string;
      otp: string;
      password?: string;
      recaptcha?: string;
      /** Take the number out of an account that never confirmed it. */
      as_new?: 'true';
    }
  | { provider: 'password'; email: string; password: string; recaptcha?: string; otp?: string }
  | { provider: 'link'; code: string };

/** A failed login; the message is for the user. */
export class LoginError extends Error {
  /** Error code of the store, such as `captcha_required`. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Logs in through next-auth and reads all session data again, here and in the other tabs. Throws
 * LoginError, with the store's message if there is one.
 */
export async function logInHere({ provider, ...credentials }: LoginInput): Promise<void> {
  const { getProviders, signIn } = await import('next-auth/react');
  // Must be first: `signIn` navigates to an error page if next-auth is unavailable.
  if (!(await getProviders())) throw new LoginError(tryLater);
  const pieces = await itemsInShownCart();
  const result = await signIn(provider, { redirect: false, ...credentials }).catch(() => undefined);
  if (!result?.ok) {
    const { code, message } = readLoginFailure(result?.error ?? '');
    throw new LoginError(readableError(message), code);
  }
  if (result.error || isRefusedUnheard(result.url)) throw new LoginError(tryLater);
  await refreshSession();
  noteMergedItems(pieces);
}

/**
 * Passes messages of the store; drops error codes of next-auth (`Configuration`), which contain no
 * space.
 */
export function readableError(error: string | null | undefined): string {
  return error && /\s/.test(error.trim()) ? error : tryLater;
}

/** Without a CSRF token, next-auth answers 200 with a URL that says so. */
function isRefusedUnheard(url: string | null): boolean {
  return url !== null && new URL(url, window.location.origin).searchParams.has('csrf');
}
