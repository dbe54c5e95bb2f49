import Image from 'next/image';
import type { ReviewPicture } from '@/lib/contract/review';
import { fileAddress } from '@/lib/format/file-address';

interface PictureLinksProps {
  pictures: ReviewPicture[];
  name: string;
}

export function PictureLinks({ pictures, name }: PictureLinksProps) {
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {pictures.map(({ path, thumbnail }, position) => (
        <a key={path} href={fileAddress(path)} target="_blank" rel="noreferrer">
          <Image
            unoptimized
            src={fileAddress(thumbnail)}
            alt={`Picture ${position + 1} by ${name}`}
            width={112}
            height={112}
            className="size-28 rounded-control border border-rule object-cover"
          />
        </a>
      ))}
    </span>
  );
}
