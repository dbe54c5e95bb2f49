'use client';

import { useForm } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { PasswordField } from '@/components/form/password-field';
import { RadioCards } from '@/components/form/radio-cards';
import { RatingField } from '@/components/form/rating-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { CaptchaSample } from './captcha-sample';
import { cities, filled, options, wrong, type FieldDraft } from './field-samples';
import { Specimen } from './specimen';
import { StepperSample } from './stepper-sample';

export function FieldPlate() {
  const { control } = useForm<FieldDraft>({ defaultValues: filled });
  const { control: failing } = useForm<FieldDraft>({
    defaultValues: filled,
    errors: wrong,
    shouldFocusError: false,
  });
  return (
    <>
      <Specimen
        name="Text"
        file="form/text-field, password-field"
        note="Label above, help below, what is wrong under the field."
      >
        <div className="book-fields">
          <TextField control={control} name="name" label="Full name" />
          <TextField
            control={control}
            name="mobile"
            label="Mobile number"
            prefix="+91"
            help="We call only about a delivery."
          />
          <TextField control={failing} name="pin" label="PIN code" help="Six figures." />
          <TextField
            control={control}
            name="locked"
            label="Email"
            readOnly
            help="Locked: change it in your profile."
          />
          <PasswordField
            control={control}
            name="password"
            label="Password"
            autoComplete="new-password"
          />
          <TextField
            control={control}
            name="note"
            label="Landmark"
            isOptional
            placeholder="Opposite the temple"
          />
        </div>
      </Specimen>
      <Specimen name="Several lines" file="form/textarea-field" note="Grows with what is written.">
        <div className="book-fields">
          <TextareaField
            control={control}
            name="message"
            label="Message on the card"
            maxLength={200}
            isOptional
          />
          <TextareaField control={failing} name="message" label="Message" />
        </div>
      </Specimen>
      <Specimen name="Select" file="form/select-field" note="Native: few options, all known.">
        <div className="book-fields">
          <SelectField
            control={control}
            name="state"
            label="State"
            options={options}
            placeholder="Select a state"
          />
          <SelectField
            control={failing}
            name="state"
            label="State"
            options={options}
            placeholder="Select a state"
          />
          <SelectField
            control={control}
            name="city"
            label="City"
            options={[]}
            placeholder="Select a city"
            disabledBecause="Select a state first."
          />
        </div>
      </Specimen>
      <Specimen
        name="Combobox"
        file="form/combobox-field"
        note="One of many, found by typing. Arrow keys walk, Enter takes, Esc goes back."
      >
        <div className="book-fields">
          <ComboboxField
            control={control}
            name="city"
            label="City"
            options={cities}
            placeholder="Type or choose"
          />
          <ComboboxField
            control={failing}
            name="city"
            label="City"
            options={cities}
            placeholder="Type or choose"
          />
          <ComboboxField
            control={control}
            name="locked"
            label="Locality"
            options={[]}
            disabledBecause="Choose a city first."
          />
        </div>
      </Specimen>
      <Specimen name="Multi-select" file="form/multi-select-field" note="Several of many.">
        <div className="book-fields">
          <MultiSelectField
            control={control}
            name="stores"
            label="Cities"
            options={cities}
            placeholder="All cities"
            isOptional
          />
          <MultiSelectField control={failing} name="none" label="Languages" options={options} />
        </div>
      </Specimen>
      <Specimen name="Checkbox" file="form/checkbox-field">
        <div className="book-fields">
          <CheckboxField
            control={control}
            name="gift"
            label="This is a gift"
            help="We leave the prices off."
          />
          <CheckboxField control={control} name="billing" label="Billing address is the same" />
          <CheckboxField control={failing} name="terms" label="I accept the terms" />
        </div>
      </Specimen>
      <Specimen
        name="Captcha"
        file="form/captcha-box, use-captcha"
        note="Ticked by a person; the browser does the rest beside the page."
      >
        <CaptchaSample />
      </Specimen>
      <Specimen name="Radio cards" file="form/radio-cards" note="One of a few, all in sight.">
        <div className="book-fields">
          <RadioCards
            control={control}
            name="payment"
            label="Payment method"
            cards={[
              { value: 'online', label: 'Pay online', help: 'Card, UPI, net banking' },
              { value: 'cod', label: 'Cash on Delivery', help: 'Possible at this PIN code' },
            ]}
          />
          <RadioCards
            control={failing}
            name="none"
            label="Address type"
            direction="row"
            cards={[
              { value: 'home', label: 'Home' },
              { value: 'work', label: 'Work' },
            ]}
          />
        </div>
      </Specimen>
      <Specimen
        name="Rating"
        file="form/rating-field"
        note="A radio group; arrow keys go from star to star."
      >
        <div className="book-fields">
          <RatingField control={control} name="rating" label="Your rating" />
          <RatingField control={failing} name="none" label="Your rating" />
        </div>
      </Specimen>
      <Specimen name="Stepper" file="ui/stepper" note="Never below 1, never above what is left.">
        <StepperSample />
      </Specimen>
    </>
  );
}
