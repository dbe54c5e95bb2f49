export function RatingMark({ average, count }: { average: number; count: number }) {
  if (count === 0) return null;
  return (
    <span className="rating">
      <i className="icon icon-star" />
      <span className="sr-only">Rated </span>
      <b>{average.toFixed(1)}</b>
      <span className="sr-only"> out of 5 by </span>
      <span className="rating-count">{count}</span>
      <span className="sr-only">{count === 1 ? ' customer' : ' customers'}</span>
    </span>
  );
}
