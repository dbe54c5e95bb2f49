import type { ReactNode } from 'react';

interface CarouselControlProps {
  label: string;
  onPress: () => void;
  isAtEnd?: boolean;
  className?: string;
  children: ReactNode;
}

export function CarouselControl({
  label,
  onPress,
  isAtEnd = false,
  className = '',
  children,
}: CarouselControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={() => isAtEnd || onPress()}
      className={`carousel-control ${className}`}
    >
      {children}
    </button>
  );
}
