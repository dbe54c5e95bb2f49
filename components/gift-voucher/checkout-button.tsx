import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';

const captchaFirst = 'Please complete reCAPTCHA first';

interface CheckoutButtonProps {
  isProven: boolean;
  isBusy: boolean;
}

export function CheckoutButton({ isProven, isBusy }: CheckoutButtonProps) {
  const id = useId();
  const isClosed = !isProven && !isBusy;
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
        </p>
      )}
    </div>
  );
}
