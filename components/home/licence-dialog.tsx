import { Dialog } from '@/components/ui/dialog';
import { Picture } from '@/components/ui/picture';
import type { SectionPicture } from '@/lib/contract/home';

export interface LicenceDialogProps {
  picture: SectionPicture;
  isOpen: boolean;
  onClose: () => void;
}

export function LicenceDialog({ picture, isOpen, onClose }: LicenceDialogProps) {
  const { image, alt, name } = picture;
  return (
    <Dialog title={name ?? alt} isOpen={isOpen} onClose={onClose}>
      <Picture
        src={image}
        alt=""
        width={800}
        height={800}
        sizes="(width >= 48rem) 30rem, 100vw"
        className="h-auto w-full"
      />
      {name && <p className="mt-3 text-ink-2">{alt}</p>}
    </Dialog>
  );
}
