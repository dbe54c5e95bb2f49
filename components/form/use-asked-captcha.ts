'use client';

import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { CaptchaAction } from '@/lib/api/captcha';
import { useCaptcha, type Captcha } from './use-captcha';

export interface AskedCaptcha {
  captcha: Captcha;
  isAsked: boolean;
  /** The token to send, solved where that has not been done; undefined while nobody asks for one. */
  token: () => Promise<string | undefined>;
  /** After a refusal: shows the box where the store asks for a captcha, and empties it. */
  refused: (code: string | undefined) => void;
}

/** A captcha that a form shows only once the store asks for it with the code `captcha_required`. */
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
