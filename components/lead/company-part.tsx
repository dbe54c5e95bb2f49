import { RadioCards } from '@/components/form/radio-cards';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { companySizes, registeredCards, revenueOptions } from '@/lib/features/lead/trade-parts';
import { TradePart } from './trade-part';
import type { TradeControl } from './trade-state';

export function CompanyPart({ control, of }: { control: TradeControl; of: number }) {
  return (
    <TradePart number={1} of={of} title="Your company">
      <TextField
        control={control}
        name="company_name"
        label="Company name"
        autoComplete="organization"
        maxLength={150}
      />
      <TextField
        control={control}
        name="industry_type"
        label="Industry type"
        help="For example: café, grocery, hotel, importer."
        maxLength={100}
      />
      <SelectField
        control={control}
        name="company_size"
        label="Company size"
        placeholder="Select a size"
        options={companySizes}
      />
      <SelectField
        control={control}
        name="annual_revenue"
        label="Annual revenue"
        placeholder="Select a range"
        options={revenueOptions}
      />
      <div className="md:col-span-2">
        <RadioCards
          control={control}
          name="company_registered"
          label="Company registered"
          direction="row"
          cards={registeredCards}
        />
      </div>
      <div className="md:col-span-2">
        <TextField
          control={control}
          name="website"
          label="Website"
          isOptional
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="example.in"
          maxLength={200}
        />
      </div>
    </TradePart>
  );
}
