import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { AddressDraft } from '@/lib/features/address/address-draft';
import type { SavedAs } from '@/lib/features/address/use-addresses';
import type { Country, NamedLocation } from '@/lib/contract/place';
import type { SubmittedForm } from '@/lib/platform/form-posts/submitted-form';
import { routes } from '@/lib/platform/routes';
import { AddressForm } from './address-form';

interface AddressScreenProps extends SavedAs {
  title: string;
  draft: AddressDraft;
  country: Country;
  states: NamedLocation[];
  cities: NamedLocation[];
  backTo: string;
  page: string;
  submittedForm: SubmittedForm | undefined;
  isFirst?: boolean;
}

export function AddressScreen({ title, ...form }: AddressScreenProps) {
  return (
    <div className="frame py-8 md:py-10">
      <Breadcrumbs
        crumbs={[
          { label: 'My profile', href: routes.profile },
          { label: 'Addresses', href: routes.addresses },
        ]}
      />
      <h1 className="mt-3 font-display text-5 font-medium">{title}</h1>
      <AddressForm {...form} />
    </div>
  );
}
