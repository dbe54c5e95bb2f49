import type { Metadata } from 'next';
import { AddressScreen } from '@/components/account/address-screen';
import { toAddressDraft, newDraft, findIdByName } from '@/lib/features/address/address-draft';
import {
  parseAddressQuery,
  type AddressPageQuery,
  addressContact,
} from '@/lib/features/address/address-query';
import { readSubmittedDraft, findAddress } from '@/lib/features/address/queries';
import { readProfile } from '@/lib/features/profile/queries';
import { readShop } from '@/lib/features/shop-profile/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readCities, readDeliveryCountry, readStates } from '@/lib/features/place/queries';
import { findSubmittedForm } from '@/lib/platform/form-posts/submitted-form-cookie';
import { routes, safeBackTo } from '@/lib/platform/routes';

interface AddAddressPageProps {
  searchParams: Promise<AddressPageQuery>;
}

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.addAddress());

export default async function AddAddressPage({ searchParams }: AddAddressPageProps) {
  const profile = await readProfile(routes.addAddress());
  const query = await searchParams;
  const { fromId, contactId } = parseAddressQuery(query);
  const from = fromId && (await findAddress(fromId, routes.addAddress()));
  const backTo = safeBackTo([query.callbackUrl].flat()[0], routes.addresses);
  const country = await readDeliveryCountry();
  const states = await readStates(country.id);
  const submittedForm = await findSubmittedForm(query.kept);
  const shop = await readShop();
  const [known] = profile?.addresses ?? [];
  const state = known ? known.state_obj.id : findIdByName(states, shop.state);
  const city = async () =>
    known ? known.city_obj.id : findIdByName(state ? await readCities(state) : [], shop.city);
  const contact = profile && addressContact(profile);
  const empty = async () => ({
    ...newDraft(country.id, { state, city: await city() }),
    mobile: contact?.mobile ?? '',
  });
  const isFirst = profile?.addresses.length === 0;
  const fresh = {
    ...(from ? toAddressDraft(from) : await empty()),
    ...(isFirst && contact),
    is_default: contactId !== undefined,
  };
  const draft = submittedForm ? await readSubmittedDraft(fresh, submittedForm) : fresh;
  return (
    <AddressScreen
      title="Add address"
      fromId={from ? from.id : undefined}
      draft={draft}
      country={country}
      states={states}
      cities={draft.state ? await readCities(draft.state) : []}
      backTo={backTo}
      page={routes.addAddress(backTo)}
      submittedForm={submittedForm}
      isFirst={isFirst && !submittedForm}
    />
  );
}
