import Image from 'next/image';
import { FormProblem } from '@/components/form/field-error';
import { FileButton } from '@/components/form/file-button';
import { Dialog } from '@/components/ui/dialog';
import { useWork } from '@/components/ui/use-work';
import { pictureRules } from '@/lib/contract/file';
import { uploadCataloguePicture } from '@/lib/contract/staff-category';
import { uploadPicture } from '@/lib/dashboard/content/upload-picture';

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
      <div className="mt-4">
        <FileButton
          accept={pictureRules.types}
          busyText={isBusy ? 'Uploading picture' : undefined}
          onFiles={([file]) =>
            file && run(async () => onChoose(await uploadPicture(file, uploadCataloguePicture)))
          }
        >
          Upload another picture
        </FileButton>
      </div>
    </Dialog>
  );
}
