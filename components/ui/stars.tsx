import { Star } from 'lucide-react';

/** Five stars, `rating` of them full. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className="inline-flex">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          className={`size-4 text-turmeric-7 ${star <= Math.round(rating) ? 'fill-turmeric-7' : ''}`}
        />
      ))}
    </span>
  );
}
