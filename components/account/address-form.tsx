'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { draftResolver } from '@/components/form/draft-resolver';
import { RadioCards } from '@/components/form/radio-cards';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { MobileField } from '@/components/form/mobile-field';
import { TextField } from '@/components/form/text-field';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { cityKey, toSend, type AddressDraft } from '@/lib/features/address/address-draft';
import { saveAddress, type SavedAs } from '@/lib/features/address/use-addresses';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import { addressInput, addressTags, type AddressInput } from '@/lib/contract/address';
import type { Country, NamedLocation } from '@/lib/contract/place';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import type { SubmittedForm } from '@/lib/platform/form-posts/submitted-form';
import { submittedFormErrors } from '@/lib/platform/form-posts/submitted-form-errors';
import { personalKey } from '@/lib/platform/session/personal-data';
import { renewSession } from '@/lib/platform/session/renew-session';
import { useSession } from '@/lib/platform/session/use-session';
import { AddressLocationFields } from './address-location-fields';
import { FormFoot } from './form-foot';
import { FormColumns, FormPart } from './form-part';
import { openLogin } from './open-login';
import { useTabDraft } from './use-tab-draft';

interface AddressFormProps extends SavedAs {
  draft: AddressDraft;
  country: Country;
  states: NamedLocation[];
  cities: NamedLocation[];
  backTo: string;
  /** Path of this form, to return to after a refusal without scripts. */
  page: string;
  submittedForm: SubmittedForm | undefined;
  isFirst?: boolean;
}

const names = Object.keys(addressInput.fields) as (keyof AddressDraft)[];
const tagCards = addressTags.map((tag) => ({ value: tag, label: tag }));

export function AddressForm({
  addressId,
  fromId,
  isContact,
  draft,
  country,
  states,
  cities,
  backTo,
  page,
  submittedForm,
  isFirst = false,
}: AddressFormProps) {
  const router = useRouter();
  const person = useSession();
  const form = useForm({
    defaultValues: draft,
    ...submittedFormErrors<AddressDraft>(submittedForm),
    resolver: draftResolver<AddressDraft, AddressInput>(addressInput),
  });
  const { control, handleSubmit, setError, formState } = form;
  const { isSubmitting, isSubmitSuccessful, errors } = formState;
  const isDefaultAlready = addressId !== undefined && draft.is_default;
  const [isDraftRead, setIsDraftRead] = useState(false);
  useTabDraft(
    form,
    person ? personalKey('address-draft', person.id, addressId ?? 'new', fromId ?? '') : null,
    () => setIsDraftRead(true),
  );

  // City and PIN code that the store has asked about: saving them again confirms them.
  const [cityToConfirm, setCityToConfirm] = useState(
    submittedForm?.errors['city'] && cityKey(draft),
  );

  const submit = handleSubmit(async (input) => {
    try {
      const { message } = await saveAddress(
        { ...toSend(input), is_city_confirmed: cityKey(input) === cityToConfirm },
        { addressId, fromId, isContact },
      );
      toastSuccess(message ?? 'Address saved');
      // The first address has named the account.
      if (person && !person.firstName) await renewSession();
      router.push(backTo);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        const reason = 'Log in to save this address.';
        setError('root', { message: reason });
        openLogin({ reason });
        return;
      }
      const message = errorMessage(error);
      const isShown = showFieldErrors(error, names, setError);
      if (error instanceof ApiError && error.fields['city']) setCityToConfirm(cityKey(input));
      if (!isShown) setError('root', { message });
      toastError(message);
    }
  });

  return (
    <form
      method="post"
      action={formAddress('address')}
      onSubmit={submit}
      noValidate
      className="mt-6 max-w-[46rem] lg:max-w-none max-md:-mx-4 max-md:border-y md:rounded-control md:border border-rule bg-paper-0 px-4 md:px-8"
    >
      {Object.entries({
        back: backTo,
        page,
        address_id: addressId,
        from_id: fromId,
        is_contact: isContact ? 1 : undefined,
        asked_place: cityToConfirm,
      }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
      <FormColumns
        first={
          <AddressLocationFields
            form={form}
            country={country}
            states={states}
            cities={cities}
            isFirst={isFirst && isDraftRead}
          />
        }
        second={
          <>
            <FormPart number={2} title="Contact">
              <div className="md:col-span-2">
                <TextField
                  control={control}
                  name="full_name"
                  label="Full name"
                  autoComplete="name"
                />
              </div>
              <MobileField
                control={control}
                name="mobile"
                label="Mobile number"
                help="10 digits. The courier will call this number."
              />
              <MobileField
                control={control}
                name="another_mobile"
                label="Alternate mobile number"
                isOptional
                help="10 digits. We’ll call this if the first number can’t be reached."
                autoComplete="off"
              />
            </FormPart>
            <FormPart number={3} title="Label">
              <div className="md:col-span-2">
                <RadioCards
                  control={control}
                  name="address_tags"
                  label="Save address as"
                  direction="row"
                  cards={tagCards}
                />
              </div>
              <div className="md:col-span-2">
                {isDefaultAlready ? (
                  <p className="text-ink-2">This is your default address.</p>
                ) : (
                  <CheckboxField
                    control={control}
                    name="is_default"
                    label="Make this my default address"
                  />
                )}
              </div>
            </FormPart>
          </>
        }
      />
      <FormFoot
        saveText="Save address"
        isSaving={isSubmitting || isSubmitSuccessful}
        problem={errors.root?.message}
        cancelHref={backTo}
      />
    </form>
  );
}
