import { SelectField } from '@/components/form/select-field';
import type { StaffCoupon } from '@/lib/contract/staff-coupon';
import { Panel } from '../panel';
import { ProductField } from '../product-field';
import type { CouponControl } from './coupon-fields';

interface Option {
  value: number;
  label: string;
}

export interface CouponScopeOptions {
  categories: Option[];
  brands: Option[];
}

interface CouponScopeProps extends CouponScopeOptions {
  control: CouponControl;
  product: StaffCoupon['product'];
}

export function CouponScope({ control, categories, brands, product }: CouponScopeProps) {
  return (
    <Panel title="Applies to" layout="stack">
      <p className="text-ink-2">
        Applies to all items unless you narrow it down below. Items must match all your choices.
      </p>
      <SelectField
        control={control}
        name="category_id"
        label="Category, including subcategories"
        isOptional
        placeholder="All categories"
        options={categories}
      />
      <SelectField
        control={control}
        name="brand_id"
        label="Brand"
        isOptional
        placeholder="All brands"
        options={brands}
      />
      <ProductField
        control={control}
        name="product_id"
        label="Product"
        isOptional
        product={product}
      />
    </Panel>
  );
}
