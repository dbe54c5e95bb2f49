import type { Metadata } from 'next';
import { AddressScreen } from '@/components/account/address-screen';
import { draftOf, newDraft, placeNamed, usualPlace } from '@/lib/features/address/address-draft';
import { parseAddressQuery, type AddressPageQuery } from '@/lib/features/address/address-query';
import { findAddress } from '@/lib/features/address/queries';
import { requireLiveCustomer } from '@/lib/platform/auth/require-live-customer';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readCities, readDeliveryCountry, readStates } from '@/lib/features/place/queries';
import { routes, safeBackTo } from '@/lib/platform/routes';

interface AddAddressPageProps {
  searchParams: Promise<AddressPageQuery>;
}

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.addAddress());

export default async function AddAddressPage({ searchParams }: AddAddressPageProps) {
  await requireLiveCustomer(routes.addAddress());
  const query = await searchParams;
  const { fromId, contactId } = parseAddressQuery(query);
  const from = fromId && (await findAddress(fromId, routes.addAddress()));
  const country = await readDeliveryCountry();
  const states = await readStates(country.id);
  const stateId = from ? from.state_obj.id : placeNamed(states, usualPlace.state);
  const cities = stateId ? await readCities(stateId) : [];
  const draft = from ? draftOf(from) : newDraft({ countryId: country.id, states, cities });
  return (
    <AddressScreen
      title="Add an address"
      fromId={from ? from.id : undefined}
      draft={{ ...draft, is_default: contactId !== undefined }}
      country={country}
      states={states}
      cities={cities}
      backTo={safeBackTo([query.callbackUrl].flat()[0], routes.addresses)}
    />
  );
}
