import * as calls from '../../contract/staff-purpose';
import { routes } from '../../platform/routes';
import type { TableKind } from './record-kind';

export const purposeKind: TableKind<calls.PurposeInput, calls.PurposeInput, calls.StaffPurpose> = {
  contentType: 'search',
  folder: 'purposes',
  noun: 'search rule',
  calls,
  schema: calls.purposeInput,
  toDraft: (purpose) => ({ typed: purpose?.typed ?? '', found_by: purpose?.found_by ?? '' }),
  prefill: { parameter: 'typed', field: 'typed' },
  recordTitle: ({ typed }) => calls.purposeTexts(typed)[0] ?? typed,
  shopHref: ({ typed }) => routes.shop({ search: calls.purposeTexts(typed)[0] }),
  removal: 'Searches for these words will no longer show these products.',
  table: {
    name: 'purposes',
    caption: 'Search rules',
    empty: 'No search rules match.',
    searchLabel: 'Search or product word',
    columns: [
      { id: 'typed', head: 'Search', sort: 'typed', text: ({ typed }) => typed },
      {
        id: 'found_by',
        head: 'Finds products with',
        sort: 'found_by',
        text: ({ found_by }) => found_by,
      },
    ],
  },
};
