import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { CaptchaAction } from '@/lib/api/captcha';
import { isFresh, lifeLeft, type TakenToken } from './captcha-age';
import type { ExecuteRecaptcha } from './take-token';

export type CaptchaPhase = 'idle' | 'verifying' | 'verified' | 'expired' | 'failed';

export interface Captcha {
  phase: CaptchaPhase;
  siteKey: string | undefined;
  onGoogle: (execute: ExecuteRecaptcha) => void;
  toggle: () => void;
  /** Returns the current token, or a new one if it is older than 90 s. */
  freshToken: () => Promise<string>;
  /** Resets the captcha: a token is valid once, even if the form was refused. */
  reset: () => void;
}

/** The captcha gave no token; the message is for the user. */
export class CaptchaError extends Error {}

interface GoogleCaptchaScript {
  execute: Promise<ExecuteRecaptcha>;
  open: (execute: ExecuteRecaptcha) => void;
}

function googleCaptchaScript(): GoogleCaptchaScript {
  let open: GoogleCaptchaScript['open'] = () => undefined;
  const execute = new Promise<ExecuteRecaptcha>((resolve) => {
    open = resolve;
  });
  return { execute, open };
}

const noToken = 'The robot check failed. Please try again!';

/**
 * Captcha of a form with the field `recaptcha`. The field only holds a mark while the box is
 * ticked; the token comes from `freshToken` and is valid only for the form that `action` names.
 */
export function useCaptcha<Draft extends FieldValues & { recaptcha: string }, Output>(
  { setValue, clearErrors }: UseFormReturn<Draft, unknown, Output>,
  action: CaptchaAction,
): Captcha {
  const name = 'recaptcha' as FieldPath<Draft>;
  const [phase, setPhase] = useState<CaptchaPhase>('idle');
  const [taken, setTaken] = useState<TakenToken>();
  const [siteKey, setSiteKey] = useState<string>();
  const taking = useRef<Promise<TakenToken>>(undefined);
  const google = useRef<GoogleCaptchaScript>(undefined);

  const settle = useCallback(
    (next: CaptchaPhase) => {
      taking.current = undefined;
      setTaken(undefined);
      setPhase(next);
      setValue(name, '' as FieldPathValue<Draft, FieldPath<Draft>>);
    },
    [setValue, name],
  );

  const openGoogle = (key: string) => {
    google.current ??= googleCaptchaScript();
    setSiteKey(key);
    return google.current.execute;
  };
  const onGoogle = useCallback((execute: ExecuteRecaptcha) => {
    google.current?.open(execute);
  }, []);

  function start(): Promise<TakenToken> {
    setPhase('verifying');
    setValue(name, 'ticked' as FieldPathValue<Draft, FieldPath<Draft>>);
    clearErrors(name);
    const mine = take();
    const isStillMine = () => taking.current === mine;
    mine.then(
      (token) => {
        if (!isStillMine()) return;
        setTaken(token);
        setPhase('verified');
      },
      () => isStillMine() && settle('failed'),
    );
    taking.current = mine;
    return mine;
  }

  async function take(): Promise<TakenToken> {
    try {
      const { takeToken } = await import('./take-token');
      return { text: await takeToken(action, openGoogle), at: Date.now() };
    } catch (cause) {
      throw new CaptchaError(noToken, { cause });
    }
  }

  useEffect(() => {
    if (phase !== 'verified' || !taken) return;
    const timer = setTimeout(() => settle('expired'), lifeLeft(taken, Date.now()));
    return () => clearTimeout(timer);
  }, [phase, taken, settle]);

  return {
    phase,
    siteKey,
    onGoogle,
    toggle: () => {
      if (phase === 'verified') settle('idle');
      else if (phase !== 'verifying') void start();
    },
    freshToken: async () => {
      const token = await (taking.current ?? start());
      return isFresh(token, Date.now()) ? token.text : (await start()).text;
    },
    reset: () => settle('idle'),
  };
}
