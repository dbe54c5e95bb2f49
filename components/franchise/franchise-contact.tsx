import { buttonClass, linkClass } from '@/components/ui/button-class';
import { franchise } from '@/lib/content/franchise';

export function FranchiseContact({ isShort = false }: { isShort?: boolean }) {
  const { phone, email } = franchise;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <a
        href={`tel:${phone.replaceAll(' ', '')}`}
        className={`${buttonClass(isShort ? 'main' : 'second')}`}
      >
        Call {phone}
      </a>
      <a
        href={`mailto:${email}`}
        className={`inline-flex min-h-11 items-center wrap-anywhere ${linkClass}`}
      >
        {email}
      </a>
    </p>
  );
}
