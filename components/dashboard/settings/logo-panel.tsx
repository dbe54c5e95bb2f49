'use client';

import Image from 'next/image';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { FieldError } from '@/components/form/field-error';
import { FileButton } from '@/components/form/file-button';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { ApiError } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import { pictureFault, pictureRules } from '@/lib/contract/file';
import { changeLogo, logoField, removeLogo } from '@/lib/contract/staff-settings';
import { fileAddress } from '@/lib/format/file-address';
import { Panel } from '../panel';

export function LogoPanel({ logo, name }: { logo: string | null; name: string }) {
  const id = useId();
  const router = useRouter();
  const { isBusy, problem, run } = useWork();
  const [action, setAction] = useState<'Uploading' | 'Removing'>('Uploading');

  function change(next: typeof action, work: () => Promise<unknown>) {
    if (isBusy) return;
    setAction(next);
    void run(async () => {
      await work();
      router.refresh();
    });
  }

  return (
    <Panel title="Logo" id="logo">
      {logo ? (
        <Image
          src={fileAddress(logo)}
          alt={name}
          width={240}
          height={80}
          unoptimized
          className="h-16 w-auto max-w-full object-contain object-left"
        />
      ) : (
        <p className="text-ink-2">
          Without a logo, we show the shop name as text. Use a picture with a transparent
          background.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <FileButton
          accept={pictureRules.types}
          busyText={isBusy && action === 'Uploading' ? action : undefined}
          onFiles={([file]) => file && change('Uploading', () => uploadLogo(file))}
          aria-describedby={problem ? `${id}-fault` : undefined}
        >
          {logo ? 'Replace logo' : 'Upload logo'}
        </FileButton>
        {logo && (
          <Button
            kind="quiet"
            size="card"
            busyText={isBusy && action === 'Removing' ? action : undefined}
            onClick={() => change('Removing', () => send(removeLogo))}
          >
            Remove
          </Button>
        )}
      </div>
      <FieldError id={`${id}-fault`} message={problem} />
    </Panel>
  );
}

/** Uploads a logo. Throws ApiError, also before the upload. */
async function uploadLogo(file: File) {
  const fault = pictureFault(file);
  if (fault) throw new ApiError(400, { message: fault });
  const form = new FormData();
  form.append(logoField, file);
  return send(changeLogo, { form });
}
