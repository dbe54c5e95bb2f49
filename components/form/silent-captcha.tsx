import { lazy, Suspense, type ComponentType } from 'react';
import type { GoogleRecaptchaProps } from './google-recaptcha';
import type { Captcha } from './use-captcha';

/* If the chunk fails to load, no token arrives and the form shows an error. */
const GoogleRecaptcha = lazy<ComponentType<GoogleRecaptchaProps>>(() =>
  import('./google-recaptcha').then(
    (module) => ({ default: module.GoogleRecaptcha }),
    () => ({ default: () => null }),
  ),
);

export function SilentCaptcha({ captcha: { siteKey, onGoogle } }: { captcha: Captcha }) {
  if (!siteKey) return null;
  return (
    <Suspense>
      <GoogleRecaptcha siteKey={siteKey} onReady={onGoogle} />
    </Suspense>
  );
}
