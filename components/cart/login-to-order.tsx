import { LoginForm } from '@/components/account/login-form';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { checkoutFromCart } from '@/lib/features/order/from-cart';
import { routes } from '@/lib/platform/routes';

const reason = 'Please login to place an order!';

export function LoginToOrder() {
  return (
    <>
      <p className="mt-2 font-[550]">{reason}</p>
      <Link
        href={routes.signup(checkoutFromCart, 'mobile')}
        prefetch={false}
        className={`${buttonClass()} mt-3 w-full`}
      >
        Continue with mobile number
      </Link>
      <LoginForm reason={reason} backTo={routes.cart} className="mt-3">
        <Button type="submit" kind="second" className="w-full">
          Log in
        </Button>
      </LoginForm>
    </>
  );
}
