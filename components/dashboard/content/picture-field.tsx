'use client';

import { ImagePlus } from 'lucide-react';
import Image from 'next/image';
import { useRef, useState, type ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { BoundField } from '@/components/form/bound-field';
import { FieldFrame } from '@/components/form/field-frame';
import { buttonClass } from '@/components/ui/button-class';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/api/api-error';
import { sendLazily } from '@/lib/api/lazily';
import { pictureRules, pictureField } from '@/lib/contract/file';
import { uploadContentPicture, type UploadedPicture } from '@/lib/contract/staff-content';
import './content.css';

type PictureCall = typeof uploadContentPicture;

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
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const path = typeof field.value === 'string' ? field.value : '';

  async function upload(file: File | undefined) {
    if (!file || isSending) return;
    setIsSending(true);
    setProblem(undefined);
    try {
      field.onChange((await uploadPicture(file, call)).path);
    } catch (error) {
      setProblem(errorMessage(error, 'Couldn’t upload the picture. Try again.'));
    } finally {
      setIsSending(false);
      if (input.current) input.current.value = '';
    }
  }

  return (
    <FieldFrame
      label={label}
      help={help ?? 'JPEG, PNG or WebP, up to 5 MB'}
      error={problem ?? fieldState.error?.message}
      isOptional={isOptional}
    >
      {(ties) => (
        <div className="picture-field" data-wrong={ties['aria-invalid'] || undefined}>
          <div className="picture-frame" style={{ aspectRatio: ratio }} aria-busy={isSending}>
            {path ? (
              <Image src={path} alt="" fill sizes="24rem" />
            ) : (
              <ImagePlus className="size-7 text-ink-2" strokeWidth={1.5} aria-hidden />
            )}
            {isSending && <p role="status">Uploading picture</p>}
          </div>
          <div className="picture-actions">
            <span className={`relative ${buttonClass('second', 'card')}`}>
              {path ? 'Replace picture' : 'Choose picture'}
              <input
                {...ties}
                ref={(element) => {
                  input.current = element;
                  field.ref(element);
                }}
                type="file"
                accept={pictureRules.types.join(',')}
                onChange={({ target }) => void upload(target.files?.[0])}
                onBlur={field.onBlur}
                className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
              />
            </span>
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

/** Uploads a picture and returns where it is stored. Throws ApiError. */
async function uploadPicture(
  file: File,
  call: PictureCall = uploadContentPicture,
): Promise<UploadedPicture> {
  const form = new FormData();
  form.set(pictureField, file);
  return (await sendLazily(call, { form })).data;
}
