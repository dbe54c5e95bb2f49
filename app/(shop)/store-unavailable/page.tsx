import type { Metadata } from 'next';
import { buttonClass } from '@/components/ui/button-class';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { routes } from '@/lib/platform/routes';

interface StoreUnavailableProps {
  searchParams: Promise<{ about?: string | string[] }>;
}

export const metadata: Metadata = {
  title: 'Store unavailable',
  robots: { index: false, follow: true },
};

const words = {
  products: ['There was an error loading the products!', 'Please reload the page'],
  page: ['Something went wrong', 'Please try again later!'],
} as const;

/** Rendered with status 503 for every page that fails to render. */
export default async function StoreUnavailablePage({ searchParams }: StoreUnavailableProps) {
  const [title, text] = words[(await searchParams).about === 'products' ? 'products' : 'page'];
  return (
    <div className="frame grid justify-items-center py-14 text-center">
      <PlantDrawing name="neem" className="h-[130px] w-auto" />
      <h1 className="mt-6 max-w-[32ch] font-display text-5 font-medium text-balance">{title}</h1>
      <p className="mt-3 text-3">{text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {/* An empty address is the one that the visitor asked for. */}
        <a href="" className={buttonClass()}>
          Try again
        </a>
        <a href={routes.home} className={buttonClass('second')}>
          Go to the home page
        </a>
      </div>
    </div>
  );
}
