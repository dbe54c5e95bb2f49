import type { CatalogueOptions } from '@/lib/dashboard/products/catalogue-options';
import { FilterBar, FilterChoice } from '../table/filter-bar';

const texts = (options: CatalogueOptions['brands']) =>
  options.map(({ value, label }) => ({ value: String(value), label }));

export function ProductFilters({ options }: { options: CatalogueOptions }) {
  return (
    <FilterBar searchLabel="Name, SKU or brand">
      <FilterChoice
        name="sale"
        label="Status"
        choices={[
          { value: 'on', label: 'Published' },
          { value: 'off', label: 'Not published' },
        ]}
      />
      <FilterChoice
        name="stock"
        label="Stock"
        choices={[
          { value: 'in', label: 'In stock' },
          { value: 'low', label: 'Low stock' },
          { value: 'out', label: 'Out of stock' },
        ]}
      />
      <FilterChoice name="brand" label="Brand" choices={texts(options.brands)} />
      <FilterChoice name="category" label="Category" choices={texts(options.categories)} />
      <FilterChoice name="tag" label="Tag" choices={texts(options.tags)} />
      <FilterChoice
        name="pictures"
        label="Pictures"
        choices={[{ value: 'none', label: 'No pictures' }]}
      />
      <FilterChoice
        name="scheduled"
        label="Scheduled"
        choices={[{ value: 'yes', label: 'Price change or launch' }]}
      />
    </FilterBar>
  );
}
