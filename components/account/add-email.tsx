'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { EmailField } from '@/components/form/email-field';
import { Button } from '@/components/ui/button';
import { messageOf } from '@/lib/api/api-error';
import { namedEmail, type NamedEmail } from '@/lib/contract/profile';
import { mailEmailLink } from '@/lib/features/profile/change-profile';

export function AddEmail() {
  const [sentTo, setSentTo] = useState<string>();
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: '' },
    resolver: draftResolver<NamedEmail, NamedEmail>(namedEmail),
  });

  const submit = handleSubmit(async ({ email }) => {
    try {
      await mailEmailLink(email);
      setSentTo(email);
    } catch (error) {
      setError('email', { type: 'store', message: messageOf(error) }, { shouldFocus: true });
    }
  });

  return (
    <div className="mt-4 border-t border-rule pt-4">
      <p className="mb-3">Your account has no email.</p>
      {sentTo ? (
        <p role="status">We sent a link to {sentTo}. Open it to confirm your email.</p>
      ) : (
        <form method="post" onSubmit={submit} noValidate className="grid max-w-[26rem] gap-3">
          <EmailField control={control} name="email" label="Email" />
          <Button
            type="submit"
            kind="second"
            busyText={formState.isSubmitting ? 'Sending' : undefined}
          >
            Send the link
          </Button>
        </form>
      )}
    </div>
  );
}
