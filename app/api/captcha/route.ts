import { storefrontEnv } from '@/lib/platform/env';

export const dynamic = 'force-dynamic';

/** Which captcha the forms use: Google's, whose public key this is, or ALTCHA where there is none. */
export function GET(): Response {
  return Response.json({ site_key: storefrontEnv().recaptchaSiteKey });
}
