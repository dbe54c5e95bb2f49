'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Picture } from '@/components/ui/picture';
import type { SectionPicture } from '@/lib/contract/home';

export function Licence({ picture }: { picture: SectionPicture }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const { image, alt, name } = picture;

  function show() {
    setWasOpen(true);
    setIsOpen(true);
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={show} className="licence">
        <Picture
          src={image}
          alt={alt}
          width={400}
          height={400}
          sizes="(width >= 48rem) 18vw, 30vw"
        />
        {name && <span aria-hidden>{name}</span>}
      </button>
      {wasOpen && (
        <Dialog title={name ?? alt} isOpen={isOpen} onClose={() => setIsOpen(false)}>
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
      )}
    </>
  );
}
