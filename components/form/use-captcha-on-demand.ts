import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useCaptcha, type Captcha } from './use-captcha';

export interface CaptchaOnDemand {
  captcha: Captcha;
  isCaptchaRequired: boolean;
  /** Returns the token, solves the captcha if needed; undefined if none is required. */
  token: () => Promise<string | undefined>;
  /** After a refusal: shows the captcha if the store requires one, and resets it. */
  refused: (code: string | undefined) => void;
}

/** Captcha of the login forms, shown only after the store answers `captcha_required`. */
export function useCaptchaOnDemand<Draft extends FieldValues & { recaptcha: string }, Output>(
  form: UseFormReturn<Draft, unknown, Output>,
): CaptchaOnDemand {
  const captcha = useCaptcha(form, 'log_in');
  const [isCaptchaRequired, setIsCaptchaRequired] = useState(false);
  return {
    captcha,
    isCaptchaRequired,
    token: async () => (isCaptchaRequired ? captcha.freshToken() : undefined),
    refused: (code) => {
      captcha.reset();
      if (code === 'captcha_required') setIsCaptchaRequired(true);
    },
  };
}
