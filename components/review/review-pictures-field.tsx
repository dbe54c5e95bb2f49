import { X } from 'lucide-react';
import { PictureFiles } from '@/components/form/picture-files';
import { pictureFault, pictureRules } from '@/lib/contract/file';
import type { ReviewPicture } from '@/lib/contract/review';
import { storeRules } from '@/lib/contract/store-rules';
import { fileAddress } from '@/lib/format/file-address';

interface ReviewPicturesFieldProps {
  retained: ReviewPicture[];
  onKeep: (retained: ReviewPicture[]) => void;
  files: File[];
  onFiles: (files: File[]) => void;
}

export function ReviewPicturesField({
  retained,
  onKeep,
  files,
  onFiles,
}: ReviewPicturesFieldProps) {
  const left = storeRules.picturesPerReview - retained.length;
  return (
    <div>
      {left > 0 && (
        <PictureFiles
          accept={pictureRules.types}
          findFault={pictureFault}
          pictures={files}
          onChange={onFiles}
          maxPictures={left}
          help={`Up to ${left}, JPEG, PNG or WebP, 5 MB each. Pictures appear after a quick check.`}
        />
      )}
      {retained.length > 0 && (
        <ul aria-label="Pictures of your review" className="mt-3 flex flex-wrap gap-2">
          {retained.map((picture, position) => (
            <li key={picture.path} className="flex items-start">
              {/* oxlint-disable-next-line nextjs/no-img-element -- uploaded in this size */}
              <img
                src={fileAddress(picture.thumbnail)}
                alt={`Picture ${position + 1}`}
                width={72}
                height={72}
                className="size-18 rounded-control border border-rule object-cover"
              />
              <button
                type="button"
                aria-label={`Remove picture ${position + 1}`}
                onClick={() => onKeep(retained.filter((one) => one !== picture))}
                className="grid size-11 place-items-center rounded-control hover:bg-paper-2"
              >
                <X className="size-5" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
