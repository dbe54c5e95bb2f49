import * as concernCalls from '../../contract/concern.ts';
import { listFaqs as listFaqsCall } from '../../contract/faq.ts';
import * as growerCalls from '../../contract/grower.ts';
import { findLot as findLotCall } from '../../contract/lot-lookup.ts';
import { getPageMeta as getPageMetaCall } from '../../contract/page-meta.ts';
import * as postCalls from '../../contract/post.ts';
import { getShopProfile } from '../../contract/shop-profile.ts';
import { listStores as listStoresCall } from '../../contract/store.ts';
import { getTextPage as getTextPageCall } from '../../contract/text-page.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { getConcern, listConcerns } from '../services/concern/read-concerns.ts';
import { listFaqs } from '../services/faq/list-faqs.ts';
import { getGrower, listGrowers } from '../services/grower/read-growers.ts';
import { getPageMeta } from '../services/page-meta/get-page-meta.ts';
import { canPayOnline } from '../services/payment/can-pay-online.ts';
import { getPost, listPosts } from '../services/post/read-posts.ts';
import { findLot } from '../services/product/lots/find-lot.ts';
import { readShop } from '../services/shop-profile/read-shop.ts';
import { distinctCities, listStores, toStore } from '../services/store/list-stores.ts';
import { getTextPage } from '../services/text-page/get-text-page.ts';

export function contentRoutes(router: Router): void {
  route(router, getShopProfile, async ({ context }) => {
    const shop = await readShop(context);
    return { data: { ...shop, pays_online: canPayOnline(context, shop) } };
  });
  route(router, listStoresCall, async ({ context }) => {
    const stores = await listStores(context);
    return { store_section_data: stores.map(toStore), cities: distinctCities(stores) };
  });
  dataRoute(router, listFaqsCall, ({ context }) => listFaqs(context));
  dataRoute(router, getTextPageCall, ({ context, param }) => getTextPage(context, param('slug')));
  route(router, getPageMetaCall, ({ context, query }) => getPageMeta(context, query.page_url));
  route(router, postCalls.listPosts, ({ context, query }) => listPosts(context, query));
  route(router, postCalls.getPost, ({ context, idParam }) =>
    getPost(context, idParam('id', 'Post')),
  );
  dataRoute(router, concernCalls.listConcerns, ({ context }) => listConcerns(context));
  dataRoute(router, concernCalls.getConcern, ({ context, idParam }) =>
    getConcern(context, idParam('id', 'Concern')),
  );
  dataRoute(router, growerCalls.listGrowers, ({ context }) => listGrowers(context));
  dataRoute(router, growerCalls.getGrower, ({ context, idParam }) =>
    getGrower(context, idParam('id', 'Grower')),
  );
  dataRoute(router, findLotCall, ({ context, param }) => findLot(context, param('number')));
}
