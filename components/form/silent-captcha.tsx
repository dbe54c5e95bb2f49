'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import type { GoogleRecaptchaProps } from './google-recaptcha';
import type { Captcha } from './use-captcha';

/* Where it does not load, no token comes, and the form says so. */
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
