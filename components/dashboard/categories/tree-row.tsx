import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import Link from 'next/link';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { PlacedCategory } from '@/lib/contract/staff-category';
import { categoryPath } from '@/lib/dashboard/paths';
import type { Direction } from '@/lib/dashboard/categories/tree-moves';

interface TreeRowProps {
  category: PlacedCategory;
  /** With those of the categories below. */
  count: number;
  isOpen: boolean;
  helpId: string;
  onStep: (direction: Direction) => void;
}

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

export function TreeRow({ category, count, isOpen, helpId, onStep }: TreeRowProps) {
  const { id, name, level } = category;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });

  function press(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    onStep(direction);
  }

  return (
    <li
      ref={setNodeRef}
      data-level={level}
      data-chosen={isOpen || undefined}
      data-dragged={isDragging || undefined}
      style={
        {
          '--level': level,
          transform: CSS.Translate.toString(transform),
          transition,
        } as CSSProperties
      }
    >
      <button
        type="button"
        className="tree-grip"
        aria-label={`Move ${name}`}
        aria-describedby={helpId}
        {...listeners}
        onKeyDown={press}
      >
        <GripVertical className="size-5" aria-hidden />
      </button>
      <Link
        href={categoryPath(id)}
        prefetch={false}
        scroll={false}
        aria-current={isOpen ? 'true' : undefined}
      >
        {name}
      </Link>
      <small>
        {count.toLocaleString('en-IN')}
        <span className="sr-only"> {count === 1 ? 'product' : 'products'}</span>
      </small>
    </li>
  );
}
