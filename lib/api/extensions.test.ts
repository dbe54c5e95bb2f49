import { endpoints } from '../contract/calls';
import { extensions, isExtension } from './extensions';

/* The calls that docs/store-api.md asks of every backend. */
const needed = [
  ...['GET /user/visitor/', 'POST /user/send-otp/', 'POST /user/verify-otp/', 'POST /user/signin/'],
  ...['POST /user/signup/', 'POST /user/reset-password/', 'POST /user/reset-password/{resetUUID}/'],
  ...['POST /user/change-password/', 'POST /user/logout/', 'GET /user/meta-tags/'],
  ...['GET /user/profile/', 'PATCH /user/profile/', 'GET /user/profile_elite_users/'],
  ...['GET /user/elite_check/', 'POST /user/deactivate/', 'GET /user/address/'],
  ...['POST /user/address/', 'PATCH /user/address/{id}/', 'PATCH /user/address/'],
  ...['DELETE /user/address/{id}/', 'GET /categories/', 'GET /web/products/list/'],
  ...['GET /web/product-tags/list/', 'GET /web/product-foams/list/', 'GET /web/brand/list/'],
  ...['GET /web/single/product/{id}/', 'GET /api/related-other-products/', 'GET /products'],
  ...['GET /rating_review/{productId}/', 'POST /rating_review/{id}/', 'GET /cart/', 'POST /cart/'],
  ...['PATCH /cart/{itemId}/', 'DELETE /cart/{itemId}', 'GET /validate-voucher-code/'],
  ...['DELETE /validate-voucher-code/', 'GET /listwish/', 'POST /wishlist/', 'POST /orders/'],
  ...['GET /web/orders/list/', 'GET /orders/{orderId}', 'POST /get-order-payment-link/'],
  ...['PATCH /edit-order-payment-link/', 'POST /orders/{orderId}/cancel/'],
  ...['POST /orders/{orderId}/return/', 'POST /get-subscription-payment-link/'],
  ...['GET /user/get-subscription-payment/{txnid}/', 'POST /getvoucgerpaymentlink/'],
  ...['GET /ecommerce/banners/', 'GET /product-section/', 'GET /lower-section/'],
  ...['GET /newarrival/list', 'GET /musttry/list', 'GET /bestofalltime/list', 'GET /home/blogs/'],
  ...['GET /statistics-section/', 'GET /stores/', 'GET /blogs/', 'GET /blogs/{id}/'],
  ...['GET /countries/', 'GET /states/{countryId}/', 'GET /cities/{stateId}'],
  ...['GET /events/ecommerce/', 'GET /online_appointment_slots/', 'POST /events/'],
  ...['POST /inquiries/', 'POST /user/web/b2b/create/', 'POST /user/web/Exportlead/create/'],
  ...['GET /health', 'GET /outbox/', 'GET /captcha/challenge'],
];

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('extensions', () => {
  it('are exactly the calls that a backend may lack', () => {
    const optional = endpoints.filter(isExtension).map(keyOf);
    expect(
      endpoints
        .map(keyOf)
        .filter((key) => !optional.includes(key))
        .toSorted(),
    ).toEqual(needed.toSorted());
  });

  it('each say what stands in, and name a call once', () => {
    const calls = extensions.flatMap((extension) => extension.calls.map(keyOf));
    expect(new Set(calls).size).toBe(calls.length);
    expect(extensions.filter(({ standIn }) => standIn === '')).toEqual([]);
  });
});
