import { pictureField } from '../../contract/file.ts';
import { listStaffProducts as listCall } from '../../contract/staff-product-list.ts';
import * as grid from '../../contract/staff-product-grid.ts';
import * as life from '../../contract/staff-product-life.ts';
import * as pictures from '../../contract/staff-product-picture.ts';
import { previewProduct as previewCall } from '../../contract/staff-product-preview.ts';
import * as prices from '../../contract/staff-product-price.ts';
import * as stock from '../../contract/staff-product-stock.ts';
import * as calls from '../../contract/staff-product.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { cancelPrice, planPrice } from '../services/price-schedule/plan-price.ts';
import { changeProduct } from '../services/product/change-product.ts';
import { copyProduct } from '../services/product/copy-product.ts';
import { createProduct } from '../services/product/insert-product.ts';
import { findProductByCode } from '../services/product/find-by-code.ts';
import { listStaffProducts } from '../services/product/list-staff-products.ts';
import { addPictures } from '../services/product/pictures/add-pictures.ts';
import {
  describePicture,
  orderPictures,
  removePicture,
} from '../services/product/pictures/change-pictures.ts';
import { previewProduct } from '../services/product/preview-product.ts';
import { readStaffProduct } from '../services/product/read-staff-product.ts';
import { removeProduct } from '../services/product/remove-product.ts';
import { saveProducts } from '../services/product/save-products.ts';
import { listMovements } from '../services/stock/list-movements.ts';
import { moveStock } from '../services/stock/move-stock.ts';

export function staffProductRoutes(router: Router): void {
  route(router, listCall, ({ context, query }) => listStaffProducts(context, query));
  dataRoute(router, calls.createProduct, ({ context, caller, body }) =>
    createProduct(context, caller, body),
  );
  dataRoute(router, calls.getStaffProduct, ({ context, idParam }) =>
    readStaffProduct(context, idParam('id', 'Product')),
  );
  dataRoute(router, previewCall, ({ context, idParam }) =>
    previewProduct(context, idParam('id', 'Product')),
  );
  dataRoute(router, calls.changeProduct, ({ context, caller, idParam, body }) =>
    changeProduct(context, caller, idParam('id', 'Product'), body),
  );
  route(router, grid.saveProducts, async ({ context, caller, body }) => {
    const result = await saveProducts(context, caller, body);
    const count = result.saved_ids.length;
    return { ...result, message: count === 1 ? 'One product saved' : `${count} products saved` };
  });
  dataRoute(router, grid.findProductByCode, ({ context, query }) =>
    findProductByCode(context, query.code),
  );
  dataRoute(router, life.copyProduct, ({ context, caller, idParam }) =>
    copyProduct(context, caller, idParam('id', 'Product')),
  );
  route(router, life.removeProduct, async ({ context, caller, idParam, query }) => {
    await removeProduct(context, caller, idParam('id', 'Product'), query.replacement_id);
    return { message: 'Product deleted' };
  });
  pictureRoutes(router);
  priceRoutes(router);
  route(router, stock.moveStock, async ({ context, caller, idParam, body }) => ({
    available_stock_quantity: await moveStock(context, caller, idParam('id', 'Product'), body),
    message: 'Stock changed',
  }));
  route(router, stock.listStockMovements, async ({ context, idParam, query }) =>
    listMovements(await fromReader(context), idParam('id', 'Product'), query),
  );
}

function pictureRoutes(router: Router): void {
  route(router, pictures.addPictures, ({ context, caller, idParam, files }) =>
    addPictures(context, caller, idParam('id', 'Product'), files(pictureField)),
  );
  route(router, pictures.orderPictures, ({ context, caller, idParam, body }) =>
    orderPictures(context, caller, idParam('id', 'Product'), body.picture_ids),
  );
  route(router, pictures.describePicture, ({ context, caller, idParam, body }) =>
    describePicture(context, caller, idParam('id', 'Product'), {
      pictureId: idParam('pictureId', 'Picture'),
      alt: body.alt,
    }),
  );
  route(router, pictures.removePicture, ({ context, caller, idParam }) =>
    removePicture(context, caller, idParam('id', 'Product'), idParam('pictureId', 'Picture')),
  );
}

function priceRoutes(router: Router): void {
  route(router, prices.planPrice, async ({ context, caller, idParam, body }) => ({
    data: await planPrice(context, caller, idParam('id', 'Product'), body),
    message: 'Price scheduled',
  }));
  route(router, prices.cancelPrice, async ({ context, caller, idParam }) => ({
    data: await cancelPrice(
      context,
      caller,
      idParam('id', 'Product'),
      idParam('scheduleId', 'Scheduled price'),
    ),
    message: 'Scheduled price cancelled',
  }));
}
