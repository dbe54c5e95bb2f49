import { openLogin } from '@/components/account/open-login';
import { Button } from '@/components/ui/button';

const reason = 'Please login to place an order!';

export function LoginToOrder() {
  return (
    <>
      <p className="mt-2 font-[550]">{reason}</p>
      <Button className="mt-3 w-full" onClick={() => openLogin({ reason })}>
        Log in
      </Button>
    </>
  );
}
