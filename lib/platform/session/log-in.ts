import { noteMergedItems, itemsInShownCart } from './merged-items';
import { readLoginFailure } from './login-failure';
import { refreshSession } from './use-session';

const tryLater = 'Please try again later!';

type Way =
  | { provider: 'otp'; mobile_no: string; otp: string; password?: string; recaptcha?: string }
  | { provider: 'password'; email: string; password: string; recaptcha?: string; otp?: string }
  | { provider: 'link'; code: string };

/** A login that failed; the message is for the person to read. */
export class LoginError extends Error {
  /** The store's, such as `captcha_required`. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Logs in through next-auth and reads everything that depends on it anew, here and in the other
 * tabs. Throws LoginError with the store's own text where it has one.
 */
export async function logInHere({ provider, ...credentials }: Way): Promise<void> {
  const { getProviders, signIn } = await import('next-auth/react');
  // Asked first: signIn leaves the page for an error page where this fails.
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

/** The store's sentences go through; next-auth's own code words (`Configuration`) don't. */
export function readableError(error: string | null | undefined): string {
  return error && /\s/.test(error.trim()) ? error : tryLater;
}

/** next-auth answers 200 with an address that says so where its own token was missing. */
function isRefusedUnheard(url: string | null): boolean {
  return url !== null && new URL(url, window.location.origin).searchParams.has('csrf');
}
