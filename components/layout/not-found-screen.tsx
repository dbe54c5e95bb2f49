import type { ReactNode } from 'react';
import { controlClass } from '@/components/form/control-class';
import { buttonClass } from '@/components/ui/button-class';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { routes } from '@/lib/platform/routes';
import { GoBack } from './go-back';

export function NotFoundScreen({ children }: { children?: ReactNode }) {
  return (
    <div className="frame pt-8 pb-8 md:pt-14">
      <div className="flex items-center justify-between gap-x-16">
        <div className="w-full max-w-[36rem]">
          <p className="font-display text-6 font-medium text-leaf-9">Oops!</p>
          <p className="mt-3 text-3">Sorry, an unexpected error has occurred.</p>
          <h1 className="mt-1 text-ink-2">Page not found</h1>
          <p className="mt-1 text-ink-2">Check the address, or search our products.</p>
          <form action={routes.shop()} className="mt-6 flex flex-wrap gap-2">
            <input
              name="search"
              aria-label="Search products"
              placeholder="Turmeric, ghee, hair oil"
              autoComplete="off"
              enterKeyHint="search"
              required
              className={`${controlClass(false)} min-w-0 grow basis-32`}
            />
            <button type="submit" className={buttonClass()}>
              Search
            </button>
          </form>
          <div className="mt-4 flex flex-wrap gap-3">
            <GoBack />
            <a href={routes.shop()} className={buttonClass('second')}>
              See all products
            </a>
          </div>
        </div>
        <PlantDrawing name="neem" className="h-64 w-auto max-md:hidden" />
      </div>
      {children && <div className="mt-10 lg:mt-14">{children}</div>}
    </div>
  );
}
