import { connection } from 'next/server';
import { readStore } from '@/lib/api/server';
import { getCaptchaKey } from '@/lib/contract/captcha';
import { storefrontEnv } from '@/lib/env';

/** Returns the reCAPTCHA site key; without one the forms use ALTCHA. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ site_key: storefrontEnv().recaptchaSiteKey ?? (await storedKey()) });
}

/* A store API without the call has no key but that of the settings. */
async function storedKey(): Promise<string | null> {
  try {
    const options = { tags: ['captcha-key'], revalidate: 0, isCacheable: false };
    return (await readStore(getCaptchaKey, options)).site_key;
  } catch {
    return null;
  }
}
