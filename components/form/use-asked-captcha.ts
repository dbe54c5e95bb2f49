'use client';

import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { CaptchaAction } from '@/lib/api/captcha';
import { useCaptcha, type Captcha } from './use-captcha';

export interface AskedCaptcha {
  captcha: Captcha;
  isAsked: boolean;
  /** Returns the token, solves the captcha if needed; undefined if none is required. */
  token: () => Promise<string | undefined>;
  /** After a refusal: shows the captcha if the store requires one, and resets it. */
  refused: (code: string | undefined) => void;
}

/** Captcha that is shown only after the store answers `captcha_required`. */
export function useAskedCaptcha<Draft extends FieldValues & { recaptcha: string }, Output>(
  form: UseFormReturn<Draft, unknown, Output>,
  action: CaptchaAction,
): AskedCaptcha {
  const captcha = useCaptcha(form, action);
  const [isAsked, setIsAsked] = useState(false);
  return {
    captcha,
    isAsked,
    token: async () => (isAsked ? captcha.freshToken() : undefined),
    refused: (code) => {
      captcha.reset();
      if (code === 'captcha_required') setIsAsked(true);
    },
  };
}
