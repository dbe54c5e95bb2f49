import type { Metadata } from 'next';
import { AddressScreen } from '@/components/account/address-screen';
import { toNewDraft } from '@/lib/features/address/address-draft';
import { parseAddressQuery, type AddressPageQuery } from '@/lib/features/address/address-query';
import { readSubmittedDraft, findAddress, readUsualLocation } from '@/lib/features/address/queries';
import { readProfile } from '@/lib/features/profile/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readCities, readDeliveryCountry, readStates } from '@/lib/features/place/queries';
import { findSubmittedForm } from '@/lib/platform/form-posts/submitted-form-cookie';
import { routes, safeBackTo } from '@/lib/platform/routes';

interface AddAddressPageProps {
  searchParams: Promise<AddressPageQuery>;
}

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.addAddress());

export default async function AddAddressPage({ searchParams }: AddAddressPageProps) {
  const [profile, query, country] = await Promise.all([
    readProfile(routes.addAddress()),
    searchParams,
    readDeliveryCountry(),
  ]);
  const { fromId, contactId } = parseAddressQuery(query);
  const [from, states, submittedForm] = await Promise.all([
    fromId ? findAddress(fromId, routes.addAddress()) : undefined,
    readStates(country.id),
    findSubmittedForm(query.kept),
  ]);
  const backTo = safeBackTo([query.callbackUrl].flat()[0], routes.addresses);
  const fresh = toNewDraft({
    profile,
    from,
    countryId: country.id,
    usual: await readUsualLocation(profile?.addresses[0], states),
    isDefault: contactId !== undefined,
  });
  const draft = submittedForm ? await readSubmittedDraft(fresh, submittedForm) : fresh;
  return (
    <AddressScreen
      title="Add address"
      fromId={from?.id}
      draft={draft}
      country={country}
      states={states}
      cities={draft.state ? await readCities(draft.state) : []}
      backTo={backTo}
      page={routes.addAddress(backTo)}
      submittedForm={submittedForm}
      isFirst={profile?.addresses.length === 0 && !submittedForm}
    />
  );
}
