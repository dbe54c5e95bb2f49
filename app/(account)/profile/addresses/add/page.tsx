import type { Metadata } from 'next';
import { AddressScreen } from '@/components/account/address-screen';
import { newDraft, placeNamed, usualPlace } from '@/lib/features/address/address-draft';
import { requireLiveCustomer } from '@/lib/platform/auth/require-live-customer';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readCities, readDeliveryCountry, readStates } from '@/lib/features/place/queries';
import { routes, safeBackTo } from '@/lib/platform/routes';

interface AddAddressPageProps {
  searchParams: Promise<{ callbackUrl?: string | string[] }>;
}

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.addAddress());

export default async function AddAddressPage({ searchParams }: AddAddressPageProps) {
  await requireLiveCustomer(routes.addAddress());
  const { callbackUrl } = await searchParams;
  const country = await readDeliveryCountry();
  const states = await readStates(country.id);
  const stateId = placeNamed(states, usualPlace.state);
  const cities = stateId ? await readCities(stateId) : [];
  return (
    <AddressScreen
      title="Add an address"
      draft={newDraft({ countryId: country.id, states, cities })}
      country={country}
      states={states}
      cities={cities}
      backTo={safeBackTo([callbackUrl].flat()[0], routes.addresses)}
    />
  );
}
