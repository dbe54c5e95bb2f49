'use client';

import { useForm, useWatch } from 'react-hook-form';
import useSWR from 'swr';
import { CheckboxField } from '@/components/form/checkbox-field';
import { draftResolver } from '@/components/form/draft-resolver';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { send } from '@/lib/api/browser';
import { deliveryAmountNames, deliveryAmounts } from '@/lib/contract/delivery-amounts';
import { deliveryRuleNames, deliveryRules } from '@/lib/contract/delivery-rules';
import { findState, stateNames } from '@/lib/contract/indian-states';
import { isPinCode } from '@/lib/contract/pin-code';
import { onlyDigits } from '@/lib/format/mobile';
import {
  changeSettings,
  settingsInput,
  type SettingsInput,
  type StaffSettings,
} from '@/lib/contract/staff-settings';
import { budgetNames, messageBudgets } from '@/lib/contract/message-budget';
import {
  toSettingsDraft,
  fromSettingsDraft,
  type SettingsControl,
  type SettingsDraft,
} from '@/lib/dashboard/settings/settings-draft';
import { findPinCodeLocation } from '@/lib/features/place/find-pin-code-location';
import { Panel } from '../panel';
import { RecordForm } from '../record-form';
import { FeaturesPanel } from './features-panel';
import { MembershipPanel } from './membership-panel';
import { ReloadButton } from './reload-button';
import { SocialFields } from './social-fields';

const budgetHelp = {
  sms: 'For OTPs. Enter 0 for no limit. We’ll email you at 50% and 100% of the limit.',
  email:
    'For welcome emails, email verification and enquiry acknowledgements. Enter 0 for no limit. Login links and order emails are always sent.',
};

const nobodyPays = 'Customers can’t order: accept Cash on Delivery or connect online payment.';

const names = [
  ...(Object.keys(settingsInput.fields) as (keyof SettingsDraft)[]),
  'elite_benefits.express_places' as const,
];

export function SettingsForm({ settings }: { settings: StaffSettings }) {
  const form = useForm({
    defaultValues: toSettingsDraft(settings),
    resolver: draftResolver<SettingsDraft, SettingsInput>(settingsInput, fromSettingsDraft),
  });
  const { control } = form;
  const takesCash = useWatch({ control, name: 'takes_cash' });
  const canPay = takesCash || settings.pays_online;

  async function save(input: SettingsInput) {
    const { data } = await send(changeSettings, { body: input });
    return toSettingsDraft(data);
  }

  const ruleField = (name: (typeof deliveryRuleNames)[number], prefix: string) => (
    <TextField
      key={name}
      control={control}
      name={name}
      label={deliveryRules[name].label}
      help={deliveryRules[name].help}
      prefix={prefix}
      inputMode="decimal"
    />
  );

  return (
    <RecordForm
      form={form}
      names={names}
      onSave={save}
      savedText={canPay ? 'Settings saved' : `Settings saved. ${nobodyPays}`}
      conflict={() => <ReloadButton />}
    >
      <div className="panels">
        <Panel title="Shop" id="shop" layout="form">
          <TextField control={control} name="name" label="Name" maxLength={40} />
          <TextField control={control} name="hours" label="Support hours" isOptional />
          <div className="is-wide">
            <TextField control={control} name="line" label="Tagline" isOptional />
          </div>
          <div className="is-wide">
            <TextareaField
              control={control}
              name="description"
              label="Description"
              help="One sentence, shown in search engines and when someone shares the home page."
              rows={2}
            />
          </div>
        </Panel>
        <Panel title="Contact">
          <div className="form-grid">
            <TextField control={control} name="email" label="Email" type="email" />
            <TextField control={control} name="phone" label="Phone" type="tel" />
            <TextField
              control={control}
              name="whatsapp"
              label="WhatsApp"
              help="Leave blank to hide the chat button."
              type="tel"
              isOptional
            />
            <TextField control={control} name="street" label="Street" />
            <TextField control={control} name="city" label="City" />
            <PinCodeField control={control} />
            <SelectField
              control={control}
              name="state"
              label="State"
              placeholder="Choose a state"
              options={stateNames.map((name) => ({ value: name, label: name }))}
            />
          </div>
          <SocialFields control={control} />
        </Panel>
        <Panel title="Invoices" id="invoices" layout="form">
          <TextField
            control={control}
            name="legal_name"
            label="Legal business name"
            help="Only if it differs from the shop name."
            isOptional
          />
          <TextField
            control={control}
            name="gstin"
            label="GSTIN"
            clean={(typed) => typed.replace(/\s/g, '')}
            isOptional
          />
          <TextField
            control={control}
            name="invoice_prefix"
            label="Invoice number prefix"
            help="Up to 4 letters or digits. Applies to new invoices."
            maxLength={4}
          />
          <TextField
            control={control}
            name="fssai"
            label="FSSAI licence"
            inputMode="numeric"
            clean={(typed) => onlyDigits(typed, 14)}
            isOptional
          />
        </Panel>
        <Panel title="Grievance officer" id="grievance">
          <p className="mb-3 text-1 text-ink-2">
            Required by the Consumer Protection (E-Commerce) Rules, 2020. Your policies name this
            person.
          </p>
          <div className="form-grid">
            <TextField
              control={control}
              name="grievance_name"
              label="Name"
              maxLength={80}
              isOptional
            />
            <TextField
              control={control}
              name="grievance_hours"
              label="Hours"
              help="E.g. Monday to Saturday, 10 AM to 6 PM."
              maxLength={80}
              isOptional
            />
            <TextField
              control={control}
              name="grievance_phone"
              label="Phone"
              type="tel"
              isOptional
            />
            <TextField
              control={control}
              name="grievance_email"
              label="Email"
              type="email"
              isOptional
            />
          </div>
        </Panel>
        <FeaturesPanel control={control} />
        <Panel title="Product lists" id="lists">
          <CheckboxField
            control={control}
            name="lists_each_size"
            label="Show each size as a separate product in lists"
            help="Otherwise lists, search and carousels show one card for all sizes of a product."
          />
          <CheckboxField
            control={control}
            name="reviews_each_size"
            label="Keep separate reviews for each size"
            help="Otherwise all sizes of a product share reviews and a rating."
          />
        </Panel>
        <Panel title="Delivery and minimum order" id="delivery" layout="form">
          {deliveryAmountNames.map((name) => (
            <TextField
              key={name}
              control={control}
              name={name}
              label={deliveryAmounts[name].label}
              help={deliveryAmounts[name].help}
              prefix="₹"
              inputMode="decimal"
            />
          ))}
          {deliveryRuleNames
            .filter((name) => !isPaymentRule(name))
            .map((name) => ruleField(name, name === 'weight_included' ? 'kg' : '₹'))}
          <div className="is-wide">
            <TextField
              control={control}
              name="free_shipping_city"
              label="Free delivery city"
              help="Delivery to this city is free and faster. Leave blank for none."
              isOptional
            />
          </div>
        </Panel>
        <Panel title="Returns" id="returns" layout="form">
          <TextField
            control={control}
            name="replacement_days"
            label="Replacement period (days)"
            help="After delivery, for damaged, wrong or expired items."
            inputMode="numeric"
          />
          <TextField
            control={control}
            name="return_days"
            label="Return period (days)"
            help="After delivery, for all other returns. Enter 0 to accept only damaged, wrong or expired items."
            inputMode="numeric"
          />
        </Panel>
        <Panel title="Order limits" id="order-limits" layout="form">
          <TextField
            control={control}
            name="orders_per_day"
            label="Orders per 24 hours"
            help="Per account and per mobile number. Enter 0 for no limit."
            inputMode="numeric"
          />
          <TextField
            control={control}
            name="unconfirmed_units"
            label="Units in unconfirmed orders"
            help="Maximum units of one product that a new customer can hold in unpaid, unconfirmed orders. Enter 0 for no limit."
            inputMode="numeric"
          />
          <TextField
            control={control}
            name="cash_refusals"
            label="Refused COD parcels"
            help="After this many refused parcels, the customer has to pay online. Enter 0 to always allow cash."
            inputMode="numeric"
          />
        </Panel>
        <Panel title="Message limits" id="message-limits" layout="form">
          {budgetNames.map((name) => (
            <TextField
              key={name}
              control={control}
              name={name}
              label={messageBudgets[name].label}
              help={budgetHelp[messageBudgets[name].channel]}
              inputMode="numeric"
            />
          ))}
        </Panel>
        <MembershipPanel control={control} settings={settings} />
        <Panel title="Prices and payment" id="payment" layout="form">
          <TextField
            control={control}
            name="consultation_fee"
            label="Vaidya consultation"
            help="For non-members. Enter 0 to make it free for everyone."
            prefix="₹"
            inputMode="decimal"
          />
          <CheckboxField
            control={control}
            name="first_consultation_free"
            label="First consultation free for everyone"
          />
          <CheckboxField
            control={control}
            name="takes_cash"
            label="Accept Cash on Delivery"
            help={canPay ? 'Under Delivery, set where couriers collect cash.' : nobodyPays}
          />
          <CheckboxField
            control={control}
            name="rounds_total"
            label="Round totals to whole rupees"
            help="Bills and invoices show the difference as “Round off”. GST stays the same."
          />
          {deliveryRuleNames
            .filter(isPaymentRule)
            .map((name) => ruleField(name, name === 'prepaid_percent' ? '%' : '₹'))}
        </Panel>
      </div>
    </RecordForm>
  );
}

const isPaymentRule = (name: string) => name.startsWith('prepaid_');

function PinCodeField({ control }: { control: SettingsControl }) {
  const [pinCode, state] = useWatch({ control, name: ['postal_code', 'state'] });
  const { data: place } = useSWR(
    isPinCode(pinCode) ? (['place of PIN code', pinCode] as const) : null,
    ([, typed]) => findPinCodeLocation(typed),
  );
  const stateOfPin = findState(place?.state_obj?.name ?? '');
  return (
    <TextField
      control={control}
      name="postal_code"
      label="PIN code"
      help={stateOfPin && stateOfPin !== state && `PIN code ${pinCode} is in ${stateOfPin}.`}
      inputMode="numeric"
      clean={(typed) => onlyDigits(typed, 6)}
    />
  );
}
