import { linkClass } from '@/components/ui/button-class';

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
