import type { CSSProperties } from 'react';

export function Stars({ rating }: { rating: number }) {
  return (
    <span
      role="img"
      aria-label={`${rating} of 5 stars`}
      className="stars"
      style={{ '--rating': rating } as CSSProperties}
    />
  );
}
