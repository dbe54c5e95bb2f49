import { openLogin } from '@/components/account/open-login';
import { Button } from '@/components/ui/button';

export function VoucherLogin({ className = '' }: { className?: string }) {
  return (
    <div className={`mt-5 ${className}`}>
      <p className="mb-1 font-[550]">Voucher code</p>
      <Button
        kind="second"
        className="w-full"
        aria-haspopup="dialog"
        onClick={() => openLogin({ reason: 'Please login to use a voucher!' })}
      >
        Log in to use a voucher
      </Button>
    </div>
  );
}
