import { pictureField } from '../../contract/file.ts';
import * as brandCalls from '../../contract/staff-brand.ts';
import * as catalogueCalls from '../../contract/staff-category.ts';
import * as comboCalls from '../../contract/staff-combo.ts';
import * as familyCalls from '../../contract/staff-family.ts';
import * as productLotCalls from '../../contract/staff-product-lot.ts';
import { formCalls, tagCalls } from '../../contract/staff-tag.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { asAttachment, sandboxed } from '../http/attachment-header.ts';
import { serveDownload } from '../http/download.ts';
import type { PathParams } from '../http/path-params.ts';
import type { Limit } from '../http/rate-limit.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { brandRecordType } from '../services/brand/brand-record-type.ts';
import { categoryRecordType } from '../services/category/category-record-type.ts';
import { createCategory } from '../services/category/create-category.ts';
import { listPlaced } from '../services/category/list-categories.ts';
import { moveCategory } from '../services/category/move-category.ts';
import { removeCategory } from '../services/category/remove-category.ts';
import { readStaffCombo } from '../services/combo/read-combo.ts';
import { createCombo, dissolveCombo, saveCombo } from '../services/combo/save-combo.ts';
import { changeRecord, readRecord } from '../services/content/records.ts';
import { uploadPicture } from '../services/content/upload-picture.ts';
import { acceptProposals, proposeFamilies } from '../services/family/propose-families.ts';
import { readStaffFamily } from '../services/family/read-family.ts';
import { dissolveFamily, saveFamily } from '../services/family/save-family.ts';
import { drawLotLabel } from '../services/product/lots/draw-lot-label.ts';
import { readStaffReport } from '../services/product/lots/read-report.ts';
import { removeLot, removeReport, addLot, changeLot } from '../services/product/lots/save-lot.ts';
import { formRecordType, tagRecordType } from '../services/tag/tag-record-type.ts';
import { recordHandlers, recordRoutes } from './record-routes.ts';

const message = 'Too many pictures at the same time. Try again later.';
const picturesByAccount: Limit = {
  name: 'catalogue-picture',
  points: 300,
  seconds: 3_600,
  message,
};

const lotIds = ({ idParam }: PathParams) =>
  [idParam('id', 'Product'), idParam('lotId', 'Lot')] as const;

export function staffCatalogueRoutes(router: Router): void {
  recordRoutes(router, brandCalls, recordHandlers(brandRecordType));
  recordRoutes(router, tagCalls, recordHandlers(tagRecordType));
  recordRoutes(router, formCalls, recordHandlers(formRecordType));
  dataRoute(router, catalogueCalls.listStaffCategories, ({ context }) => listPlaced(context));
  dataRoute(router, catalogueCalls.createCategory, ({ context, caller, body }) =>
    createCategory(context, caller, body),
  );
  dataRoute(router, catalogueCalls.getStaffCategory, ({ context, idParam }) =>
    readRecord(context, categoryRecordType, idParam('id', 'Category')),
  );
  dataRoute(router, catalogueCalls.changeCategory, ({ context, caller, idParam, body }) =>
    changeRecord(context, caller, categoryRecordType, idParam('id', 'Category'), body),
  );
  dataRoute(router, catalogueCalls.moveCategory, ({ context, caller, idParam, body }) =>
    moveCategory(context, caller, idParam('id', 'Category'), body),
  );
  route(router, catalogueCalls.removeCategory, async ({ context, caller, idParam, query }) => {
    await removeCategory(context, caller, idParam('id', 'Category'), query.move_to);
    return {};
  });
  route(router, catalogueCalls.uploadCataloguePicture, async ({ context, caller, files }) => {
    await router.limits.byKey(picturesByAccount, String(caller.customerId));
    return { data: await uploadPicture(context, caller, files(pictureField)[0]) };
  });
  dataRoute(router, comboCalls.getStaffCombo, ({ context, idParam }) =>
    readStaffCombo(context, idParam('id', 'Product')),
  );
  route(router, comboCalls.saveCombo, ({ context, caller, idParam, body }) =>
    saveCombo(context, caller, idParam('id', 'Product'), body),
  );
  route(router, comboCalls.dissolveCombo, async ({ context, caller, idParam, query }) => {
    await dissolveCombo(context, caller, idParam('id', 'Product'), query.version);
    return { message: 'Converted to a regular product' };
  });
  dataRoute(router, comboCalls.createCombo, ({ context, caller, body }) =>
    createCombo(context, caller, body),
  );
  dataRoute(router, familyCalls.getStaffFamily, ({ context, idParam }) =>
    readStaffFamily(context, idParam('id', 'Product')),
  );
  route(router, familyCalls.saveFamily, ({ context, caller, idParam, body }) =>
    saveFamily(context, caller, idParam('id', 'Product'), body),
  );
  route(router, familyCalls.dissolveFamily, ({ context, caller, idParam, query }) =>
    dissolveFamily(context, caller, idParam('id', 'Product'), query.version),
  );
  route(router, familyCalls.proposeFamilies, async ({ context }) =>
    proposeFamilies(await fromReader(context)),
  );
  route(router, familyCalls.acceptProposals, ({ context, caller, body }) =>
    acceptProposals(context, caller, body.families),
  );
  route(router, productLotCalls.addLot, ({ context, caller, idParam, body, files }) =>
    addLot(context, caller, idParam('id', 'Product'), {
      input: body,
      report: files(productLotCalls.reportField)[0],
    }),
  );
  route(router, productLotCalls.changeLot, ({ context, caller, body, files, ...params }) =>
    changeLot(context, caller, ...lotIds(params), {
      input: body,
      report: files(productLotCalls.reportField)[0],
    }),
  );
  route(router, productLotCalls.removeLot, ({ context, caller, ...params }) =>
    removeLot(context, caller, ...lotIds(params)),
  );
  route(router, productLotCalls.removeLotReport, ({ context, caller, ...params }) =>
    removeReport(context, caller, ...lotIds(params)),
  );
  serveDownload(router, productLotCalls.getLotLabel, async ({ context, ...params }) => {
    const { bytes, title } = await drawLotLabel(context, ...lotIds(params));
    return { bytes, headers: asAttachment(title) };
  });
  serveDownload(router, productLotCalls.getStaffLotReport, async ({ context, ...params }) => {
    const { bytes, title } = await readStaffReport(context, ...lotIds(params));
    return { bytes, headers: { ...sandboxed, ...asAttachment(title) } };
  });
}
