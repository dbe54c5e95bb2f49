'use client';

import { useForm } from 'react-hook-form';
import { CaptchaBox } from '@/components/form/captcha-box';
import { useCaptcha, type Captcha, type CaptchaPhase } from '@/components/form/use-captcha';

const phases: CaptchaPhase[] = ['verifying', 'verified', 'expired', 'failed'];

const still = (phase: CaptchaPhase): Captcha => ({
  phase,
  siteKey: undefined,
  onGoogle: () => undefined,
  toggle: () => undefined,
  freshToken: async () => '',
  reset: () => undefined,
});

export function CaptchaSample() {
  const form = useForm({ defaultValues: { recaptcha: '' } });
  const captcha = useCaptcha(form, 'inquiry');
  const { control: failing } = useForm({
    defaultValues: { recaptcha: '' },
    errors: {
      recaptcha: { type: 'sample', message: 'Please verify you are not a robot.' },
    },
    shouldFocusError: false,
  });
  return (
    <div className="book-fields">
      <CaptchaBox control={form.control} captcha={captcha} />
      <CaptchaBox control={failing} captcha={still('idle')} />
      {phases.map((phase) => (
        <CaptchaBox key={phase} control={form.control} captcha={still(phase)} />
      ))}
    </div>
  );
}
