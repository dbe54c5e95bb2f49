import type { Metadata } from 'next';
import { TryAgainPage } from '@/components/ui/try-again-page';
import { routes } from '@/lib/platform/routes';

// Next itself writes noindex into pages with an error status.
export const metadata: Metadata = { title: 'Shop unavailable' };

const texts = {
  products: ['There was an error loading the products!', 'Please reload the page'],
  page: ['Something went wrong', 'Please try again later!'],
} as const;

/** Rendered with status 503 for every page that fails to render. */
export default async function StoreUnavailablePage({
  searchParams,
}: PageProps<'/store-unavailable'>) {
  const [title, text] = texts[(await searchParams).about === 'products' ? 'products' : 'page'];
  return (
    <TryAgainPage title={title} otherLink={{ href: routes.home, label: 'Go to the home page' }}>
      {text}
    </TryAgainPage>
  );
}
