import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical, X } from 'lucide-react';
import Image from 'next/image';
import type { RailProduct } from '@/lib/contract/staff-rail';
import { formatDate } from '@/lib/format/date';
import { StateMark } from '../state-mark';

interface RailRowProps {
  product: RailProduct;
  /** Position on the home page, from 1; null: not shown. */
  position: number | null;
  helpId: string;
  onStep: (by: -1 | 1) => void;
  onRemove: () => void;
}

function describeProduct(
  { is_on_sale, is_in_stock, starts_at }: RailProduct,
  position: number | null,
) {
  if (!is_on_sale) return 'Not published';
  if (starts_at !== null) return `Shown from ${formatDate(starts_at)}`;
  if (position === null) return 'Too far down, not shown';
  return is_in_stock ? null : 'Out of stock';
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

export function RailRow({ product, position, helpId, onStep, onRemove }: RailRowProps) {
  const { id, name, sku, image1 } = product;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const note = describeProduct(product, position);
  return (
    <li
      ref={setNodeRef}
      data-dragged={isDragging || undefined}
      data-hidden={position === null || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        className="rail-grip"
        aria-label={`Move ${name}`}
        aria-describedby={helpId}
        {...listeners}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (!step) return;
          event.preventDefault();
          onStep(step);
        }}
      >
        <GripVertical className="size-5" aria-hidden />
      </button>
      <span className="rail-position">{position ?? '–'}</span>
      <span className={`rail-picture ${image1 ? '' : 'no-picture'}`}>
        {image1 && <Image src={image1} alt="" fill sizes="4rem" />}
      </span>
      <span className="rail-text">
        {name}
        <small>{sku}</small>
      </span>
      {note && <StateMark mood={position === null ? 'past' : 'waits'}>{note}</StateMark>}
      <button type="button" className="rail-grip" onClick={onRemove}>
        <X className="size-5" aria-hidden />
        <span className="sr-only">Remove {name} from the carousel</span>
      </button>
    </li>
  );
}
