import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { AddressScreen } from '@/components/account/address-screen';
import { draftOf } from '@/lib/features/address/address-draft';
import { readOwn } from '@/lib/platform/auth/read-own';
import { listAddresses, type Address } from '@/lib/contract/address';
import { idFrom } from '@/lib/format/id';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readCities, readDeliveryCountry, readStates } from '@/lib/features/place/queries';
import { routes, safeBackTo } from '@/lib/platform/routes';

interface EditAddressPageProps {
  params: Promise<{ addressId: string }>;
  searchParams: Promise<{ callbackUrl?: string | string[] }>;
}

const findAddress = cache(async (id: number): Promise<Address | undefined> => {
  const { data } = await readOwn(listAddresses, { page: routes.editAddress(id) });
  return data.find((address) => address.id === id);
});

export async function generateMetadata({ params }: EditAddressPageProps): Promise<Metadata> {
  const { addressId } = await params;
  if (!(await findAddress(idFrom(addressId)))) return { title: 'Page not found' };
  const meta = await pageMetadata(routes.addAddress());
  return { ...meta, title: 'Edit an address' };
}

export default async function EditAddressPage({ params, searchParams }: EditAddressPageProps) {
  const { addressId } = await params;
  const { callbackUrl } = await searchParams;
  const address = await findAddress(idFrom(addressId));
  if (!address) notFound();
  const country = await readDeliveryCountry();
  const [states, cities] = await Promise.all([
    readStates(country.id),
    readCities(address.state_obj.id),
  ]);
  return (
    <AddressScreen
      title="Edit the address"
      addressId={address.id}
      draft={draftOf(address)}
      country={country}
      states={states}
      cities={cities}
      backTo={safeBackTo([callbackUrl].flat()[0], routes.addresses)}
    />
  );
}
