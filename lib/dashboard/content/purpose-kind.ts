import * as calls from '../../contract/staff-purpose';
import { routes } from '../../platform/routes';
import type { RecordKind } from './record-kind';

export const purposeKind: RecordKind<calls.PurposeInput, calls.PurposeInput, calls.StaffPurpose> = {
  contentType: 'search',
  noun: 'purpose',
  calls,
  schema: calls.purposeInput,
  toDraft: (purpose) => ({ typed: purpose?.typed ?? '', found_by: purpose?.found_by ?? '' }),
  titleOf: ({ typed }) => calls.purposeTexts(typed)[0] ?? typed,
  partsOf: ({ id }) => ['purposes', id],
  shopHref: ({ typed }) => routes.shop({ search: calls.purposeTexts(typed)[0] }),
  removal: 'These words no longer lead to the products.',
};
