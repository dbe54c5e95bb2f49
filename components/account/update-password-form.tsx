'use client';

import { useForm } from 'react-hook-form';
import { CaptchaBox } from '@/components/form/captcha-box';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { PasswordField } from '@/components/form/password-field';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { useCaptcha } from '@/components/form/use-captcha';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { toastError } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import {
  changePassword,
  changePasswordInput,
  type ChangePasswordInput,
} from '@/lib/contract/account';
import { routes } from '@/lib/platform/routes';
import { forgetHere } from '@/lib/platform/session/log-out';
import { NewPasswordFields } from './new-password-fields';
import { openLogin } from './open-login';
import { problemText } from './problem-text';

const empty: ChangePasswordInput = {
  old_password: '',
  new_password: '',
  confirm_password: '',
  recaptcha: '',
};
const names = Object.keys(empty) as (keyof ChangePasswordInput)[];

export function UpdatePasswordForm() {
  const form = useForm({
    defaultValues: empty,
    resolver: draftResolver<ChangePasswordInput, ChangePasswordInput>(changePasswordInput),
  });
  const { control, handleSubmit, setError, formState } = form;
  const captcha = useCaptcha(form, 'change_password');
  const { isSubmitting, isSubmitSuccessful, errors } = formState;

  const submit = handleSubmit(async (input) => {
    let reply: string | undefined;
    try {
      const recaptcha = await captcha.freshToken();
      ({ message: reply } = await send(changePassword, { body: { ...input, recaptcha } }));
    } catch (error) {
      captcha.reset();
      const message = problemText(error);
      if (!showFieldErrors(error, names, setError)) setError('root', { message });
      if (error instanceof ApiError && error.status === 401) openLogin({ reason: message });
      else toastError(message);
      return;
    }
    await forgetHere({
      message: `${reply ?? 'Your password has been changed!'} Log in with your new password.`,
      to: routes.login(),
    });
  });

  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      className="mt-6 grid max-w-[34rem] gap-4 lg:max-w-[52rem] border-rule bg-paper-0 px-4 py-6 max-md:-mx-4 max-md:border-y md:rounded-control md:border md:p-8"
    >
      <PasswordField
        control={control}
        name="old_password"
        label="Current password"
        autoComplete="current-password"
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <NewPasswordFields control={control} />
      </div>
      <CaptchaBox control={control} captcha={captcha} />
      {errors.root && <FormProblem>{errors.root.message}</FormProblem>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          className="max-md:w-full"
          busyText={isSubmitting || isSubmitSuccessful ? 'Saving' : undefined}
        >
          Change password
        </Button>
        <Link href={routes.profile} className={`${buttonClass('quiet')} max-md:-ml-6`}>
          Cancel
        </Link>
      </div>
    </form>
  );
}
