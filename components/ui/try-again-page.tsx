import type { ReactNode } from 'react';
import { buttonClass } from './button-class';
import { PlantDrawing } from './plant-drawing';

interface TryAgainPageProps {
  title: string;
  children: ReactNode;
  otherLink: { href: string; label: string };
}

/** Works without scripts. */
export function TryAgainPage({ title, children, otherLink }: TryAgainPageProps) {
  return (
    <div className="frame grid justify-items-center py-14 text-center">
      <PlantDrawing name="neem" className="h-[130px] w-auto" />
      <h1 className="mt-6 max-w-[32ch] font-display text-5 font-medium text-balance">{title}</h1>
      <p className="mt-3 max-w-[44ch] text-3">{children}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {/* An empty address is the one that the visitor asked for. */}
        <a href="" className={buttonClass()}>
          Try again
        </a>
        <a href={otherLink.href} className={buttonClass('second')}>
          {otherLink.label}
        </a>
      </div>
    </div>
  );
}
