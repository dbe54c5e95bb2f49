import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import { CaptchaBox } from '@/components/form/captcha-box';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { PasswordField } from '@/components/form/password-field';
import { useCaptchaOnDemand } from '@/components/form/use-captcha-on-demand';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { send } from '@/lib/api/browser';
import { releaseNumber, signInInput } from '@/lib/contract/login';
import { formatMobile } from '@/lib/contract/format-mobile';
import { routes } from '@/lib/platform/routes';
import { logInHere } from '@/lib/platform/session/log-in';
import { keepProvedNumber } from '@/lib/platform/session/proved-number';
import { showRefusal } from './show-refusal';

interface UnconfirmedNumberProps {
  /** +91 and ten digits. */
  mobile: string;
  /** Correct and still unused. */
  otp: string;
  isEntry: boolean;
  onLoggedIn: () => void;
  onBack: () => void;
}

interface Draft {
  password: string;
  recaptcha: string;
}

const passwordInput = signInInput.pick(['password', 'recaptcha']);

export function UnconfirmedNumber(props: UnconfirmedNumberProps) {
  const { mobile, otp, isEntry, onLoggedIn, onBack } = props;
  const form = useForm({
    defaultValues: { password: '', recaptcha: '' },
    resolver: draftResolver<Draft, InferType<typeof passwordInput>>(passwordInput),
  });
  const { control, handleSubmit, setError, setFocus, formState } = form;
  const { captcha, isCaptchaRequired, token, refused } = useCaptchaOnDemand(form);
  const [isReleasing, setIsReleasing] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => setFocus('password'), [setFocus]);

  const logIn = handleSubmit(async ({ password }) => {
    try {
      const recaptcha = await token();
      const login = { mobile_no: mobile, otp, password, ...(recaptcha && { recaptcha }) };
      await logInHere({ provider: isEntry ? 'entry' : 'otp', ...login });
      onLoggedIn();
    } catch (error) {
      const { code, message } = showRefusal(error);
      refused(code);
      setError('password', { type: 'store', message }, { shouldFocus: true });
    }
  });

  async function release() {
    setIsReleasing(true);
    setProblem(undefined);
    try {
      if (isEntry) {
        await logInHere({ provider: 'entry', mobile_no: mobile, otp, as_new: 'true' });
        onLoggedIn();
        return;
      }
      const { number_proof } = await send(releaseNumber, { body: { mobile_no: mobile, otp } });
      if (number_proof) keepProvedNumber({ mobile, proof: number_proof });
      window.location.assign(routes.signup());
    } catch (error) {
      setIsReleasing(false);
      setProblem(showRefusal(error).message);
    }
  }

  return (
    <div>
      <p role="alert">{formatMobile(mobile)} is on another account but was never verified.</p>
      <p className="mt-5">If that account is yours, enter its password.</p>
      <form method="post" onSubmit={logIn} noValidate className="mt-3 grid gap-4">
        <PasswordField
          control={control}
          name="password"
          label="Password for that account"
          autoComplete="current-password"
        />
        {isCaptchaRequired && <CaptchaBox control={control} captcha={captcha} />}
        <Button
          type="submit"
          className="w-full"
          busyText={
            formState.isSubmitting || formState.isSubmitSuccessful ? 'Logging in' : undefined
          }
        >
          Log in
        </Button>
      </form>
      <div className="mt-6 border-t border-rule pt-5">
        <p className="mb-3">Not your account?</p>
        {problem && (
          <div className="mb-3">
            <FormProblem>{problem}</FormProblem>
          </div>
        )}
        <Button
          kind="second"
          className="w-full"
          onClick={() => void release()}
          busyText={isReleasing ? 'One moment' : undefined}
        >
          Create account with this number
        </Button>
      </div>
      <LinkButton onClick={onBack} className="mt-2">
        Back
      </LinkButton>
    </div>
  );
}
