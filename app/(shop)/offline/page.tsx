import type { Metadata } from 'next';
import { buttonClass } from '@/components/ui/button-class';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { routes } from '@/lib/platform/routes';

export const revalidate = 3600;

export const metadata: Metadata = {
  title: 'You are offline',
  robots: { index: false, follow: true },
};

export default function OfflinePage() {
  return (
    <div className="frame grid justify-items-center py-14 text-center">
      <PlantDrawing name="neem" className="h-[130px] w-auto" />
      <h1 className="mt-6 max-w-[32ch] font-display text-5 font-medium text-balance">
        You are offline
      </h1>
      <p className="mt-3 max-w-[44ch] text-3">
        Products that you have opened and your cart can still be read. To order, connect to the
        internet.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {/* An empty address is the one that the visitor asked for. */}
        <a href="" className={buttonClass()}>
          Try again
        </a>
        <a href={routes.cart} className={buttonClass('second')}>
          Your cart
        </a>
      </div>
    </div>
  );
}
