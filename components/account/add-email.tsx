'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { EmailField } from '@/components/form/email-field';
import { Button } from '@/components/ui/button';
import { WithoutScripts } from '@/components/ui/without-scripts';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { namedEmail, type NamedEmail } from '@/lib/contract/profile';
import { mailEmailLink } from '@/lib/features/profile/change-profile';
import { useOwnerProof } from './use-owner-proof';

export function AddEmail({ text = 'There’s no email on your account.' }: { text?: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const { withProof, dialog } = useOwnerProof();
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: '' },
    resolver: draftResolver<NamedEmail, NamedEmail>(namedEmail),
  });

  const submit = handleSubmit(async ({ email }) => {
    try {
      const message = await withProof(() => mailEmailLink(email));
      toastSuccess(message ?? 'We’ve emailed you a link to verify your email.');
      setSentTo(email);
    } catch (error) {
      const message = errorMessage(error);
      setError('email', { type: 'store', message }, { shouldFocus: true });
      toastError(message);
    }
  });

  return (
    <div className="mt-4 border-t border-rule pt-4">
      <p className="mb-3">{text}</p>
      {sentTo ? (
        <p role="status">We sent a link to {sentTo}. Open it to verify your email.</p>
      ) : (
        <form method="post" onSubmit={submit} noValidate className="grid max-w-[26rem] gap-3">
          <EmailField control={control} name="email" label="Email" />
          <WithoutScripts to="add your email" />
          <Button
            type="submit"
            className="noscript:hidden"
            kind="second"
            busyText={formState.isSubmitting ? 'Sending' : undefined}
          >
            Send link
          </Button>
        </form>
      )}
      {dialog}
    </div>
  );
}
