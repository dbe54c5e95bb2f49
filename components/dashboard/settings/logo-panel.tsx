'use client';

import Image from 'next/image';
import { useRouter } from 'next/navigation';
import { useId, type ChangeEvent } from 'react';
import { FieldError } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { useWork } from '@/components/ui/use-work';
import { send } from '@/lib/api/browser';
import { pictureRules } from '@/lib/contract/file';
import { changeLogo, logoField, removeLogo } from '@/lib/contract/staff-settings';
import { fileAddress } from '@/lib/format/file-address';
import { Panel } from '../panel';

interface LogoPanelProps {
  logo: string | null;
  name: string;
}

export function LogoPanel({ logo, name }: LogoPanelProps) {
  const id = useId();
  const router = useRouter();
  const { isBusy, problem, run } = useWork();
  const change = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      router.refresh();
    });

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const form = new FormData();
    form.append(logoField, file);
    await change(() => send(changeLogo, { form }));
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
        <label htmlFor={id} className={`${buttonClass('second', 'card')} relative`}>
          {isBusy ? 'Uploading' : logo ? 'Replace logo' : 'Upload logo'}
          <input
            id={id}
            type="file"
            accept={pictureRules.types.join(',')}
            disabled={isBusy}
            onChange={choose}
            aria-describedby={problem ? `${id}-fault` : undefined}
            className="absolute inset-0 w-full cursor-pointer opacity-0"
          />
        </label>
        {logo && (
          <Button kind="quiet" size="card" onClick={() => change(() => send(removeLogo))}>
            Remove
          </Button>
        )}
      </div>
      <FieldError id={`${id}-fault`} message={problem} />
    </Panel>
  );
}
