import * as brandCalls from '../../contract/staff-brand.ts';
import * as calls from '../../contract/staff-category.ts';
import { pictureField } from '../../contract/file.ts';
import { formCalls, tagCalls } from '../../contract/staff-tag.ts';
import type { Limit } from '../http/rate-limit.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { brandRecordType } from '../services/brand/brand-record-type.ts';
import { categoryRecordType } from '../services/category/category-record-type.ts';
import { createCategory } from '../services/category/create-category.ts';
import { listPlaced } from '../services/category/list-categories.ts';
import { moveCategory } from '../services/category/move-category.ts';
import { removeCategory } from '../services/category/remove-category.ts';
import { changeRecord, readRecord } from '../services/content/records.ts';
import { uploadPicture } from '../services/content/upload-picture.ts';
import { formRecordType, tagRecordType } from '../services/tag/tag-record-type.ts';
import { recordHandlers, recordRoutes } from './record-routes.ts';

const message = 'Too many pictures at the same time. Try again later.';
const picturesByAccount: Limit = {
  name: 'catalogue-picture',
  points: 300,
  seconds: 3_600,
  message,
};

export function staffCatalogueRoutes(router: Router): void {
  recordRoutes(router, brandCalls, recordHandlers(brandRecordType));
  recordRoutes(router, tagCalls, recordHandlers(tagRecordType));
  recordRoutes(router, formCalls, recordHandlers(formRecordType));
  dataRoute(router, calls.listStaffCategories, ({ context }) => listPlaced(context));
  dataRoute(router, calls.createCategory, ({ context, caller, body }) =>
    createCategory(context, caller, body),
  );
  dataRoute(router, calls.getStaffCategory, ({ context, idParam }) =>
    readRecord(context, categoryRecordType, idParam('id', 'Category')),
  );
  dataRoute(router, calls.changeCategory, ({ context, caller, idParam, body }) =>
    changeRecord(context, caller, categoryRecordType, idParam('id', 'Category'), body),
  );
  dataRoute(router, calls.moveCategory, ({ context, caller, idParam, body }) =>
    moveCategory(context, caller, idParam('id', 'Category'), body),
  );
  route(router, calls.removeCategory, async ({ context, caller, idParam, query }) => {
    await removeCategory(context, caller, idParam('id', 'Category'), query.move_to);
    return {};
  });
  route(router, calls.uploadCataloguePicture, async ({ context, caller, files }) => {
    await router.limits.byKey(picturesByAccount, String(caller.customerId));
    return { data: await uploadPicture(context, caller, files(pictureField)[0]) };
  });
}
