import { LoginForm } from '@/components/account/login-form';
import { linkClass } from '@/components/ui/button-class';
import { routes } from '@/lib/platform/routes';

const reason = 'Please login to place an order!';

export function LoginToOrder() {
  return (
    <div className="mt-5 -mb-3 flex flex-wrap items-center gap-x-3">
      <p className="font-[550]">{reason}</p>
      <LoginForm reason={reason} backTo={routes.cart}>
        <button type="submit" className={`${linkClass} min-h-11`}>
          Log in
        </button>
      </LoginForm>
    </div>
  );
}
