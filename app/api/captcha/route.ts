import { storefrontEnv } from '@/lib/platform/env';

export const dynamic = 'force-dynamic';

/** Returns the reCAPTCHA site key; without one the forms use ALTCHA. */
export function GET(): Response {
  return Response.json({ site_key: storefrontEnv().recaptchaSiteKey });
}
