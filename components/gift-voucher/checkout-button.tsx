import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

const captchaFirst = 'Please complete reCAPTCHA first';

export function CheckoutButton({ isProven, isBusy }: { isProven: boolean; isBusy: boolean }) {
  const id = useId();
  // Before scripts have loaded, and without them, the form is posted.
  const isClosed = useIsHydrated() && !isProven && !isBusy;
  const button = (
    <Button
      type="submit"
      className={`w-full md:min-w-48 ${isClosed ? 'pointer-events-none' : ''}`}
      disabled={isClosed}
      aria-describedby={isClosed ? id : undefined}
      busyText={isBusy ? 'Opening' : undefined}
    >
      Checkout
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {isClosed ? (
        // A disabled button gets no pointer events; its wrapper does.
        <Tooltip text={captchaFirst}>
          <span className="block w-full md:w-auto">{button}</span>
        </Tooltip>
      ) : (
        <span className="block w-full md:w-auto">{button}</span>
      )}
      {isClosed && (
        <p id={id} className="text-1 text-ink-2">
          {captchaFirst}
          <span className="block">Tick “I am not a robot” to continue.</span>
        </p>
      )}
    </div>
  );
}
