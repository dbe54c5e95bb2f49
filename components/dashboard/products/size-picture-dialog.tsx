'use client';

import Image from 'next/image';
import { FormProblem } from '@/components/form/field-error';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import { pictureField, pictureRules } from '@/lib/contract/file';
import { uploadCataloguePicture } from '@/lib/contract/staff-category';

interface SizePictureDialogProps {
  title: string;
  /** Of all sizes of the family. */
  pictures: readonly string[];
  chosen: string | null;
  onChoose: (path: string) => void;
  onClose: () => void;
}

export function SizePictureDialog({
  title,
  pictures,
  chosen,
  onChoose,
  onClose,
}: SizePictureDialogProps) {
  const { isBusy, problem, run } = useWork({
    failedText: 'Couldn’t upload the picture. Try again.',
  });

  const upload = (file: File | undefined) =>
    file &&
    run(async () => {
      const form = new FormData();
      form.set(pictureField, file);
      onChoose((await sendLazily(uploadCataloguePicture, { form })).data.path);
    });

  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <ul className="size-pictures">
        {pictures.map((path, index) => (
          <li key={path}>
            <button
              type="button"
              aria-pressed={path === chosen}
              onClick={() => onChoose(path)}
              className="product-thumb"
            >
              <Image src={path} alt="" width={96} height={96} sizes="96px" />
              <span className="sr-only">Picture {index + 1}</span>
            </button>
          </li>
        ))}
      </ul>
      <FormProblem>{problem}</FormProblem>
      <span className={`relative mt-4 ${buttonClass('second', 'card')}`}>
        {isBusy ? 'Uploading picture' : 'Upload another picture'}
        <input
          type="file"
          aria-label="Upload another picture"
          accept={pictureRules.types.join(',')}
          disabled={isBusy}
          onChange={({ target }) => void upload(target.files?.[0])}
          className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        />
      </span>
    </Dialog>
  );
}
