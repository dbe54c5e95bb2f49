import { linkClass } from '@/components/ui/button-class';

/** Said below a choice of places that could not be had, with a way to try again. */
export function PlacesFailed({ tryAgain }: { tryAgain: () => void }) {
  return (
    <span role="alert">
      Something went wrong.{' '}
      <button type="button" onClick={tryAgain} className={linkClass}>
        Try again
      </button>
    </span>
  );
}
