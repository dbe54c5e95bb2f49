import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CaptchaBox } from '@/components/form/captcha-box';
import { CheckboxField } from '@/components/form/checkbox-field';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { PasswordField } from '@/components/form/password-field';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { useCaptcha } from '@/components/form/use-captcha';
import { Button } from '@/components/ui/button';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { send } from '@/lib/api/browser';
import { signUp, signUpInput, type SignUpInput } from '@/lib/contract/account';
import { beforeTerms, newsHelp, newsLabel } from '@/lib/contract/consent-texts';
import { formatMobile } from '@/lib/contract/format-mobile';
import { tenDigits } from '@/lib/format/mobile';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { forgetProvedNumber, useProvedNumber } from '@/lib/platform/session/proved-number';
import { keepTypedNumber, useTypedNumber } from '@/lib/platform/session/typed-number';
import { passwordHelp } from '@/lib/features/account/password-help';
import { problemText } from './problem-text';
import { WhoFields } from './who-fields';
import { TermsLinks } from './terms-links';

const empty: SignUpInput = {
  first_name: '',
  last_name: '',
  email: '',
  mobile_no: '',
  password: '',
  confirm_password: '',
  wants_news: false,
  recaptcha: '',
};
const names = Object.keys(empty) as (keyof SignUpInput)[];

export function SignUpForm({ onCreated }: { onCreated: () => void }) {
  const form = useForm({
    defaultValues: empty,
    resolver: draftResolver<SignUpInput, SignUpInput>(signUpInput),
  });
  const { control, handleSubmit, reset, setError, setValue, formState } = form;
  const proved = useProvedNumber();
  const provedMobile = proved?.mobile;
  const captcha = useCaptcha(form, 'sign_up');
  const { root } = formState.errors;

  const typed = useTypedNumber();
  // The form is cleared then; the login popup has the number.
  const [isCreated, setIsCreated] = useState(false);
  useEffect(() => {
    const known = provedMobile ?? typed;
    if (known && !isCreated) setValue('mobile_no', tenDigits(known));
  }, [provedMobile, typed, isCreated, setValue]);

  const submit = handleSubmit(async (input) => {
    try {
      const recaptcha = await captcha.freshToken();
      const number_proof = proved?.mobile === input.mobile_no ? proved.proof : undefined;
      const { message } = await send(signUp, { body: { ...input, number_proof, recaptcha } });
      setIsCreated(true);
      forgetProvedNumber();
      keepTypedNumber(input.mobile_no);
      reset(empty);
      captcha.reset();
      toastSuccess(message ?? 'Your account has been created!');
      onCreated();
    } catch (error) {
      captcha.reset();
      const message = problemText(error);
      if (!showFieldErrors(error, names, setError)) setError('root', { message });
      toastError('Sign-up failed!', message);
    }
  });

  return (
    <form
      method="post"
      action={formAddress('sign-up')}
      onSubmit={submit}
      noValidate
      className="@container mt-6 grid gap-4"
    >
      <WhoFields
        control={control}
        mobileHelp={
          provedMobile
            ? `${formatMobile(provedMobile)} is verified.`
            : '10 digits. You can log in with an OTP sent to it.'
        }
      />
      <PasswordField
        control={control}
        name="password"
        label="Password"
        autoComplete="new-password"
        help={passwordHelp}
      />
      <PasswordField
        control={control}
        name="confirm_password"
        label="Confirm password"
        autoComplete="new-password"
      />
      <CheckboxField control={control} name="wants_news" label={newsLabel} help={newsHelp} />
      <CaptchaBox control={control} captcha={captcha} isPosted />
      {root && <FormProblem>{root.message}</FormProblem>}
      <p className="text-1 text-ink-2">
        {beforeTerms('account')}
        <TermsLinks />.
      </p>
      <Button
        type="submit"
        className="w-full"
        busyText={formState.isSubmitting ? 'Creating' : undefined}
      >
        Create account
      </Button>
    </form>
  );
}
