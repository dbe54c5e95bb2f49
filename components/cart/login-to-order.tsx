import { LoginForm } from '@/components/account/login-form';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/platform/routes';

const reason = 'Please login to place an order!';

export function LoginToOrder() {
  return (
    <>
      <p className="mt-2 font-[550]">{reason}</p>
      <LoginForm reason={reason} backTo={routes.cart} className="mt-3">
        <Button type="submit" kind="second" className="w-full">
          Log in
        </Button>
      </LoginForm>
    </>
  );
}
