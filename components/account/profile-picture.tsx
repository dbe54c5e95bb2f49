import { useId, useRef, useState, type ChangeEvent } from 'react';
import { FieldError } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { pictureFault, pictureRules } from '@/lib/contract/file';
import type { Profile } from '@/lib/contract/profile';
import { fileAddress } from '@/lib/format/file-address';

const side = 128;

export function ProfilePicture({ profile }: { profile: Profile }) {
  const { first_name, last_name, profile_pic } = profile;
  const [busy, setBusy] = useState<'Sending' | 'Removing'>();
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();

  async function change(
    word: 'Sending' | 'Removing',
    make: (
      calls: typeof import('@/lib/features/profile/change-profile'),
    ) => Promise<string | undefined>,
  ) {
    setBusy(word);
    setFault(undefined);
    try {
      const message = await make(await import('@/lib/features/profile/change-profile'));
      toastSuccess(message ?? 'Profile updated successfully!');
    } catch (error) {
      const message = errorMessage(error);
      setFault(message);
      toastError(message);
    } finally {
      setBusy(undefined);
    }
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Resets the input, so that the same file can be chosen again after a failure.
    target.value = '';
    if (!file) return;
    const wrong = pictureFault(file);
    if (wrong) setFault(wrong);
    else await change('Sending', ({ savePicture }) => savePicture(file));
  }

  return (
    <div className="mt-6 flex flex-wrap items-end gap-4">
      <div className="w-20 shrink-0">
        {profile_pic ? (
          // oxlint-disable-next-line nextjs/no-img-element -- uploaded in this size
          <img
            src={fileAddress(profile_pic)}
            alt={`${first_name} ${last_name}`}
            width={side}
            height={side}
            className="aspect-square w-full bg-paper-2 object-cover"
          />
        ) : (
          <p
            aria-hidden
            className="grid aspect-square place-items-center bg-paper-2 font-display text-4 font-medium text-ink-2"
          >
            {`${first_name.charAt(0)}${last_name.charAt(0)}`.toUpperCase()}
          </p>
        )}
        <div className="shelf-edge" />
      </div>
      <div className="min-w-[min(100%,6rem)] flex-1">
        <p className="text-1 text-ink-2">JPEG, PNG or WebP, up to 5 MB.</p>
        <div className="mt-1 flex flex-wrap gap-2">
          <Button
            kind="second"
            size="card"
            aria-describedby={fault ? faultId : undefined}
            busyText={busy === 'Sending' ? busy : undefined}
            onClick={() => input.current?.click()}
          >
            {profile_pic ? 'Change picture' : 'Add a picture'}
          </Button>
          {profile_pic && (
            <Button
              kind="quiet"
              size="card"
              busyText={busy === 'Removing' ? busy : undefined}
              onClick={() => change('Removing', ({ forgetPicture }) => forgetPicture())}
            >
              Remove
            </Button>
          )}
        </div>
        <FieldError id={faultId} message={fault} />
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Picture"
          accept={pictureRules.types.join(',')}
          onChange={choose}
        />
      </div>
    </div>
  );
}
