import * as calls from '../../contract/staff-pin';
import { routes } from '../../platform/routes';
import type { TableKind } from './record-kind';

export interface PinDraft {
  query: string;
  product_id: number | null;
  /** Position; 0: buried. */
  place: number | null;
}

const schema = calls.pinInput.shape({
  place: calls.pinPosition().transform((place: number | null) => place || null),
});

export const pinKind: TableKind<PinDraft, calls.PinInput, calls.StaffPin> = {
  contentType: 'search',
  folder: 'pins',
  noun: 'pin',
  calls,
  schema,
  toDraft: (pin) => ({
    query: pin?.query ?? '',
    product_id: pin?.product.id ?? null,
    place: pin ? (pin.place ?? 0) : 1,
  }),
  prefill: { parameter: 'query', field: 'query' },
  recordTitle: ({ query, product }) => `${product.name} in “${query}”`,
  shopHref: ({ query }) => routes.shop({ search: query }),
  removal: 'The product returns to its usual position in this search.',
  table: {
    name: 'pins',
    caption: 'Pins',
    empty: 'No pins match.',
    searchLabel: 'Search or product',
    columns: [
      { id: 'query', head: 'Search', sort: 'query', text: ({ query }) => query },
      {
        id: 'product',
        head: 'Product',
        text: ({ product }) => product.name,
        mark: ({ product }) =>
          product.is_on_sale ? undefined : { mood: 'past', text: 'Not published' },
      },
      { id: 'place', head: 'Position', sort: 'place', text: ({ place }) => place ?? 'At the end' },
    ],
  },
};

export const buried = 0;

export const positionOptions = [
  ...Array.from({ length: calls.lowestPin }, (_, index) => ({
    value: index + 1,
    label: `Position ${index + 1}`,
  })),
  { value: buried, label: 'At the end, after all other results' },
];
