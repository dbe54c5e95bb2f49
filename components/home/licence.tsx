'use client';

import { useState, type ComponentType } from 'react';
import { fetchPart } from '@/components/ui/fetch-part';
import { Picture } from '@/components/ui/picture';
import type { SectionPicture } from '@/lib/contract/home';
import type { LicenceDialogProps } from './licence-dialog';

export function Licence({ picture }: { picture: SectionPicture }) {
  const [isOpen, setIsOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<LicenceDialogProps>>();
  const { image, alt, name } = picture;

  async function show() {
    const part = await fetchPart(import('./licence-dialog'));
    if (!part) return;
    setSheet(() => part.LicenceDialog);
    setIsOpen(true);
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => void show()} className="licence">
        <Picture
          src={image}
          alt={alt}
          width={400}
          height={400}
          sizes="(width >= 48rem) 18vw, 30vw"
        />
        {name && <span aria-hidden>{name}</span>}
      </button>
      {Sheet && <Sheet picture={picture} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
