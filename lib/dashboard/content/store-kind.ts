import * as calls from '../../contract/staff-store';
import { storesHref } from '../../features/store/city-query';
import { formatHours } from '../../features/store/opening-hours';
import { fillDraft, visibilityMark, type TableKind } from './record-kind';

export interface StoreDraft extends Omit<calls.StoreInput, 'city_id'> {
  /** Used only to select the city. */
  state_id: number | null;
  city_id: number | null;
}

const blank: StoreDraft = {
  store_name: '',
  image: null,
  landmark: '',
  address_line_1: '',
  address_line_2: '',
  state_id: null,
  city_id: null,
  postal_code: '',
  work_start_time: '10:00',
  work_end_time: '20:00',
  mobile_no: '',
  email: '',
  location_url: '',
  virtual_location_url: '',
  is_open: true,
};

const states = [
  { value: 'true', label: 'Visible' },
  { value: 'false', label: 'Hidden' },
];

export const storeKind: TableKind<StoreDraft, calls.StoreInput, calls.StaffStore> = {
  contentType: 'stores',
  noun: 'store',
  calls,
  schema: calls.storeInput,
  toDraft: (store) =>
    fillDraft(
      blank,
      store && { ...store, state_id: store.state_obj.id, city_id: store.city_obj.id },
    ),
  recordTitle: ({ store_name }) => store_name,
  shopHref: ({ is_open, city_obj }) => (is_open ? storesHref([city_obj.id]) : null),
  removal:
    'The store will be removed from the store locator. If it is temporarily closed, hide it instead.',
  table: {
    name: 'stores',
    caption: 'Stores',
    lead: 'The stores on your store locator.',
    empty: 'No stores match.',
    searchLabel: 'Name, street, city or PIN code',
    filters: [{ name: 'is_open', label: 'Visibility', choices: states }],
    columns: [
      { id: 'store_name', head: 'Store', sort: 'store_name', text: ({ store_name }) => store_name },
      { id: 'city', head: 'City', sort: 'city', text: ({ city_obj }) => city_obj.name },
      { id: 'address', head: 'Address', text: ({ address_line_1 }) => address_line_1 },
      {
        id: 'hours',
        head: 'Hours',
        text: ({ work_start_time, work_end_time }) =>
          formatHours({ opens: work_start_time, closes: work_end_time }),
        layout: 'one-line',
      },
      { id: 'mobile_no', head: 'Phone', isExtra: true, text: ({ mobile_no }) => mobile_no },
      { id: 'state', head: 'Visibility', mark: ({ is_open }) => visibilityMark(is_open) },
    ],
  },
};
