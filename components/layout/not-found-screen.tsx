import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/platform/routes';
import { GoBack } from './go-back';

export function NotFoundScreen({ children }: { children?: ReactNode }) {
  return (
    <div className="pb-8">
      <div aria-hidden className="h-12 bg-paper-2 md:h-20" />
      <div aria-hidden className="shelf-edge" />
      <div className="mx-auto w-[min(23rem,100%-2rem)] border-x border-b border-rule bg-paper-0 px-4 pt-7 pb-8 text-center md:px-6">
        <p className="font-display text-6 font-medium whitespace-nowrap text-leaf-9">Oops!</p>
        <p className="mt-5 text-3">Sorry, an unexpected error has occurred.</p>
        <h1 className="mt-1 text-ink-2">Page not found</h1>
        <p className="mt-1 text-ink-2">Check the address, or browse our products.</p>
        <div className="mt-7 grid gap-3">
          <GoBack />
          <a href={routes.shop()} className={buttonClass('second')}>
            See all products
          </a>
        </div>
      </div>
      {children && <div className="frame mt-10 lg:mt-14">{children}</div>}
    </div>
  );
}
