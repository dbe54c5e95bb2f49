import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AddressScreen } from '@/components/account/address-screen';
import { toAddressDraft } from '@/lib/features/address/address-draft';
import { parseAddressQuery, type AddressPageQuery } from '@/lib/features/address/address-query';
import { readSubmittedDraft, findAddress } from '@/lib/features/address/queries';
import { idFrom } from '@/lib/format/id';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readCities, readDeliveryCountry, readStates } from '@/lib/features/place/queries';
import { findSubmittedForm } from '@/lib/platform/form-posts/submitted-form-cookie';
import { routes, safeBackTo } from '@/lib/platform/routes';

interface EditAddressPageProps {
  params: Promise<{ addressId: string }>;
  searchParams: Promise<AddressPageQuery>;
}

const findOwn = (id: number) => findAddress(id, routes.editAddress(id));

export async function generateMetadata({ params }: EditAddressPageProps): Promise<Metadata> {
  const { addressId } = await params;
  if (!(await findOwn(idFrom(addressId)))) return { title: 'Page not found' };
  const meta = await pageMetadata(routes.addAddress());
  return { ...meta, title: 'Edit address' };
}

export default async function EditAddressPage({ params, searchParams }: EditAddressPageProps) {
  const { addressId } = await params;
  const query = await searchParams;
  const address = await findOwn(idFrom(addressId));
  if (!address) notFound();
  const { fromId, contactId } = parseAddressQuery(query);
  const isContact = contactId === address.id;
  const [from = address, country, submittedForm] = await Promise.all([
    fromId ? findAddress(fromId, routes.editAddress(address.id)) : undefined,
    readDeliveryCountry(),
    findSubmittedForm(query.kept),
  ]);
  const fresh = { ...toAddressDraft(from), is_default: address.is_default || isContact };
  const draft = submittedForm ? await readSubmittedDraft(fresh, submittedForm) : fresh;
  const [states, cities] = await Promise.all([
    readStates(country.id),
    draft.state ? readCities(draft.state) : [],
  ]);
  const backTo = safeBackTo([query.callbackUrl].flat()[0], routes.addresses);
  return (
    <AddressScreen
      title="Edit address"
      addressId={address.id}
      isContact={isContact}
      draft={draft}
      country={country}
      states={states}
      cities={cities}
      backTo={backTo}
      page={routes.editAddress(address.id, backTo)}
      submittedForm={submittedForm}
    />
  );
}
