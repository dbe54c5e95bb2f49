import { ImagePlus } from 'lucide-react';
import Image from 'next/image';
import type { ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { BoundField } from '@/components/form/bound-field';
import { FieldFrame } from '@/components/form/field-frame';
import { FileButton } from '@/components/form/file-button';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { pictureRules } from '@/lib/contract/file';
import { uploadPicture, type PictureCall } from '@/lib/dashboard/content/upload-picture';
import './content.css';

interface PictureFieldProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  help?: ReactNode;
  /** Aspect ratio: width to height. */
  ratio?: string;
  call?: PictureCall;
}

export function PictureField<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  isOptional,
  help,
  ratio = '3 / 2',
  call,
}: PictureFieldProps<Draft, Output>) {
  const { field, fieldState } = useController({ control, name });
  const { isBusy, problem, run } = useWork({
    failedText: 'Couldn’t upload the picture. Try again.',
  });
  const path = typeof field.value === 'string' ? field.value : '';

  return (
    <FieldFrame
      label={label}
      help={help ?? 'JPEG, PNG or WebP, up to 5 MB'}
      error={problem ?? fieldState.error?.message}
      isOptional={isOptional}
    >
      {(ties) => (
        <div className="picture-field" data-wrong={ties['aria-invalid'] || undefined}>
          <div className="picture-frame" style={{ aspectRatio: ratio }} aria-busy={isBusy}>
            {path ? (
              <Image src={path} alt="" fill sizes="24rem" />
            ) : (
              <ImagePlus className="size-7 text-ink-2" strokeWidth={1.5} aria-hidden />
            )}
            {isBusy && <p role="status">Uploading picture</p>}
          </div>
          <div className="picture-actions">
            <FileButton
              {...ties}
              ref={field.ref}
              accept={pictureRules.types}
              busyText={isBusy ? 'Uploading' : undefined}
              onFiles={([file]) =>
                file && run(async () => field.onChange(await uploadPicture(file, call)))
              }
              onBlur={field.onBlur}
            >
              {path ? 'Replace picture' : 'Choose picture'}
            </FileButton>
            {path && isOptional && (
              <Button kind="quiet" size="card" onClick={() => field.onChange(null)}>
                Remove
              </Button>
            )}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
