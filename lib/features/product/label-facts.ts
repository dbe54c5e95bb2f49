import { fieldText } from '../../contract/product-field';
import { fieldOf, productFieldNames } from '../../contract/product-fields';
import type { Product } from '../../contract/product';
import type { ShopProfile } from '../../contract/shop-profile';
import { formatNetQuantity } from '../../format/money';

export interface LabelFacts {
  sku: string;
  cells: [term: string, value: string][];
  ingredients: string;
}

/** Facts of the product label; empty facts are left out. */
export function labelFacts(product: Product, { gstin }: Pick<ShopProfile, 'gstin'>): LabelFacts {
  const cells: [string, string | null][] = [
    ['Net quantity', formatNetQuantity(product.net_quantity, product.unit)],
    ...productFieldNames.flatMap((name): [string, string][] => {
      const { onLabel } = fieldOf(name);
      return onLabel === undefined ? [] : [[onLabel, fieldText(product[name])]];
    }),
    ['Form', product.product_form.name],
    ['HSN', product.hsn],
    ['GST contained', gstin && `${product.gst_rate} %`],
  ];
  return {
    sku: product.sku,
    cells: cells.filter((cell): cell is [string, string] => Boolean(cell[1])),
    ingredients: product.ingredients,
  };
}
