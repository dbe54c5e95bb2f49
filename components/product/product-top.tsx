import type { ReactNode } from 'react';

export function ProductTop({ gallery, children }: { gallery: ReactNode; children: ReactNode }) {
  return (
    <div className="relative mx-auto grid max-w-[1920px] gap-x-6 md:grid-cols-2 md:pr-6 xl:grid-cols-[707fr_477fr] xl:gap-x-14 xl:pr-10 2xl:pr-16">
      {gallery}
      <div className="min-w-0 max-md:px-4 max-md:pt-1.5 md:py-6">{children}</div>
    </div>
  );
}
