import { storefrontEnv } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** Which captcha the forms use: Google's, whose public key this is, or ALTCHA where there is none. */
export function GET(): Response {
  return Response.json({ site_key: storefrontEnv().recaptchaSiteKey });
}
