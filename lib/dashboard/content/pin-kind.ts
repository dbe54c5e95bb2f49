import * as calls from '../../contract/staff-pin';
import { routes } from '../../platform/routes';
import type { RecordKind } from './record-kind';

export interface PinDraft {
  query: string;
  product_id: number | null;
  /** 0: buried. */
  place: number | null;
}

const schema = calls.pinInput.shape({
  place: calls.pinPlace().transform((place: number | null) => place || null),
});

export const pinKind: RecordKind<PinDraft, calls.PinInput, calls.StaffPin> = {
  contentType: 'search',
  noun: 'pin',
  calls,
  schema,
  toDraft: (pin) => ({
    query: pin?.query ?? '',
    product_id: pin?.product.id ?? null,
    place: pin ? (pin.place ?? 0) : 1,
  }),
  titleOf: ({ query, product }) => `${product.name} in “${query}”`,
  partsOf: ({ id }) => ['pins', id],
  shopHref: ({ query }) => routes.shop({ search: query }),
  removal: 'The product goes back to the place that the search gives it.',
};

export const buried = 0;

export const placeOptions = [
  ...Array.from({ length: calls.lowestPin }, (_, at) => ({
    value: at + 1,
    label: `Place ${at + 1}`,
  })),
  { value: buried, label: 'Buried: after all others' },
];
