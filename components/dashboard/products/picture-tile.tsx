import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import Image from 'next/image';
import { useId, useState } from 'react';
import type { ProductPicture } from '@/lib/contract/staff-product-picture';
import { ConfirmButton } from '../confirm-button';

interface PictureTileProps {
  picture: ProductPicture;
  /** From 1; the first picture is shown on the card. */
  position: number;
  name: string;
  onDescribe: (alt: string) => Promise<void>;
  onRemove: () => Promise<void>;
}

export function PictureTile({ picture, position, name, onDescribe, onRemove }: PictureTileProps) {
  const id = useId();
  const [alt, setAlt] = useState(picture.alt);
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragged={isDragging || undefined}
      className="picture-tile"
    >
      <span className="picture-tile-image">
        <Image src={picture.path} alt={alt || name} fill sizes="12rem" />
        {position === 1 && <span className="picture-tile-first">Main picture</span>}
        <button
          type="button"
          {...attributes}
          role={undefined}
          {...listeners}
          aria-label={`Move picture ${position}`}
          className="picture-tile-grip"
        >
          <GripVertical className="size-5" aria-hidden />
        </button>
      </span>
      <label htmlFor={id} className="sr-only">
        Alternative text for picture {position}
      </label>
      <input
        id={id}
        value={alt}
        maxLength={200}
        placeholder="Alternative text"
        onChange={({ target }) => setAlt(target.value)}
        onBlur={() => {
          if (alt.trim() !== picture.alt) void onDescribe(alt.trim());
        }}
      />
      <ConfirmButton
        label="Remove"
        question={`Remove picture ${position}?`}
        confirmLabel="Remove picture"
        isDestructive
        onConfirm={onRemove}
      >
        <p>It will be removed from the product page and all lists within seconds.</p>
      </ConfirmButton>
    </li>
  );
}
