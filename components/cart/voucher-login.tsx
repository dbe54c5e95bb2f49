import { LoginForm } from '@/components/account/login-form';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/platform/routes';

export function VoucherLogin({ className = '' }: { className?: string }) {
  return (
    <div className={`mt-5 ${className}`}>
      <p className="mb-1 font-[550]">Voucher code</p>
      <LoginForm reason="Please login to use a voucher!" backTo={routes.cart}>
        <Button type="submit" kind="second" className="w-full" aria-haspopup="dialog">
          Log in to use a voucher
        </Button>
      </LoginForm>
    </div>
  );
}
