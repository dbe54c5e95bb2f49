'use client';

import { lazy, Suspense } from 'react';
import type { Captcha } from './use-captcha';

/* Where it does not load, no token comes, and the form says so. */
const GoogleRecaptcha = lazy(() =>
  import('./google-recaptcha').then(
    (module) => ({ default: module.GoogleRecaptcha }),
    () => ({ default: () => null }),
  ),
);

/** The captcha of a form that asks for no tick: it is solved when the form is sent. */
export function SilentCaptcha({ captcha: { siteKey, onGoogle } }: { captcha: Captcha }) {
  if (!siteKey) return null;
  return (
    <Suspense>
      <GoogleRecaptcha siteKey={siteKey} onReady={onGoogle} />
    </Suspense>
  );
}
