import { lazy, Suspense, useId, type ComponentType } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { FieldError } from './field-error';
import type { GoogleRecaptchaProps } from './google-recaptcha';
import type { Captcha, CaptchaPhase } from './use-captcha';

/* If the chunk fails to load, no token arrives and the form shows an error. */
const GoogleRecaptcha = lazy<ComponentType<GoogleRecaptchaProps>>(() =>
  import('./google-recaptcha').then(
    (module) => ({ default: module.GoogleRecaptcha }),
    () => ({ default: () => null }),
  ),
);

const says: Record<CaptchaPhase, string> = {
  idle: '',
  verifying: 'Checking',
  verified: 'Verified',
  expired: 'Expired',
  failed: 'Not verified',
};

const helps: Partial<Record<CaptchaPhase, string>> = {
  expired: 'This check has expired. Tick the box again.',
  failed: 'The check failed. Tick the box again.',
};

interface CaptchaBoxProps<Draft extends FieldValues, Output> {
  control: Control<Draft, unknown, Output>;
  captcha: Captcha;
  /** The form is posted without scripts: a question takes the place of the captcha. */
  isPosted?: boolean;
}

export function CaptchaBox<Draft extends FieldValues & { recaptcha: string }, Output>({
  control,
  captcha: { phase, siteKey, onGoogle, toggle },
  isPosted = false,
}: CaptchaBoxProps<Draft, Output>) {
  const {
    field: { ref },
    fieldState,
  } = useController({ control, name: 'recaptcha' as FieldPath<Draft> });
  const error = fieldState.error?.message;
  const id = useId();
  const isVerifying = phase === 'verifying';
  const help = helps[phase];
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div>
      <noscript>
        {isPosted ? (
          <p className="text-ink-2">
            Without JavaScript, we’ll ask you one short question on the next page.
          </p>
        ) : (
          <p className="mb-2 font-[550] text-clay">
            This form needs JavaScript. You’ll find our email and phone number at the foot of the
            page.
          </p>
        )}
      </noscript>
      <div
        className={`flex min-h-14 flex-wrap items-stretch rounded-control border bg-paper-0 ${error ? 'border-clay [box-shadow:inset_0_0_0_1px_var(--color-clay)]' : 'border-edge'} ${isPosted ? 'noscript:hidden' : ''}`}
      >
        <label className="flex min-w-0 flex-[1_1_9rem] items-center gap-3 px-4 py-2 font-[550]">
          <span className="relative grid place-items-center">
            <input
              type="checkbox"
              ref={ref}
              checked={phase === 'verified'}
              onChange={toggle}
              aria-disabled={isVerifying || undefined}
              aria-required
              aria-invalid={error !== undefined}
              aria-describedby={described || undefined}
              className="tick"
            />
            {isVerifying && (
              <HaldiDot className="pointer-events-none absolute size-2.5 motion-safe:animate-pulse" />
            )}
          </span>
          I am not a robot
        </label>
        <p
          role="status"
          className={`flex items-center gap-2 text-1 ${says[phase] ? 'my-2 border-l border-rule px-4' : ''} ${phase === 'failed' ? 'text-clay' : 'text-ink-2'}`}
        >
          {phase === 'verified' && <HaldiDot />}
          {says[phase]}
        </p>
      </div>
      <FieldError id={`${id}-error`} message={error} />
      {help && !error && (
        <p id={`${id}-help`} className="mt-1 text-1 text-ink-2">
          {help}
        </p>
      )}
      {siteKey && (
        <Suspense>
          <GoogleRecaptcha siteKey={siteKey} onReady={onGoogle} />
        </Suspense>
      )}
    </div>
  );
}
