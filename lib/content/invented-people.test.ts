import { demoShop } from '../contract/demo-shop';
import { newShop } from '../contract/new-shop';
import { consultationTexts } from './consultation';
import exportPage from './exports.json';
import { membershipStrip, membershipTexts } from './membership';
import { plainPages } from './plain-pages';
import { posts } from './posts';
import { serviceFacts } from './service-facts';
import { resolveTradePage } from './resolve-trade-page';
import { vaidyaTexts } from './vaidya';

const everyText = (shop: typeof demoShop) =>
  JSON.stringify([
    consultationTexts(shop),
    vaidyaTexts(shop),
    membershipTexts(shop, 199),
    membershipStrip(shop),
    serviceFacts(shop, true),
    resolveTradePage(exportPage, plainPages.exports, null, shop),
    shop.has_demo ? posts.about : posts.plainAbout,
  ]);

const invented =
  /pictures\/|Joshi|Gujarat|Ahmedabad|Mumbai|Wadhwan|our counters|packing house|farms that we|will not be sold|Mundra|Monday|\bshe\b/i;

describe('the people and stories of the demo', () => {
  it('are told by the demo alone', () => {
    expect(everyText(demoShop)).toMatch(invented);
    expect(everyText({ ...newShop, switched_off: [] })).not.toMatch(invented);
  });
});
