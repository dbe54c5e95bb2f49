import type { ReactNode } from 'react';
import { Icon } from './icon';

interface ChipProps {
  children: ReactNode;
  isChosen?: boolean;
  onPress?: () => void;
  onRemove?: () => void;
}

export function Chip({ children, isChosen, onPress, onRemove }: ChipProps) {
  if (onRemove) {
    return (
      <button type="button" onClick={onRemove} className="chip" data-chosen>
        <span className="sr-only">Remove </span>
        {children}
        <Icon name="cross" className="size-4" />
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen ?? false}
      data-chosen={isChosen || undefined}
      onClick={onPress}
      className="chip"
    >
      {children}
    </button>
  );
}
