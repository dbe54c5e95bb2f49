import { listFaqs } from '../../contract/faq';
import { addToCart, getCart } from '../../contract/cart';
import { findPinCode } from '../../contract/place';
import { askForStockAlert } from '../../contract/stock-alert';
import { cancelSubscription } from '../../contract/subscription';
import { getTextPage } from '../../contract/text-page';
import { isMissingCall } from '../../api/missing-calls';
import type { Endpoint } from '../../contract/endpoint';
import { fitResponse } from './fit-response';

jest.mock('next/server', () => ({ connection: () => Promise.resolve() }));

process.env['NEXTAUTH_SECRET'] = 'n'.repeat(32);
process.env['REVALIDATE_SECRET'] = 'r'.repeat(32);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const html = '<html><pre>Error: at main.js:1:1</pre></html>';
const page = (status: number) =>
  new Response(html, { status, headers: { 'content-type': 'text/html' } });
const json = (body: unknown, status = 200) => Response.json(body, { status });

async function seen(call: Endpoint, answer: Response) {
  const fitted = await fitResponse(call, answer);
  return { status: fitted.status, body: (await fitted.json()) as Record<string, unknown> };
}

const totals = { total: 90, discount_amt: 0, final_total: 90, cart_counter: 1 };
const line = { id: 1, product: 'Tea', product_id: 4, quantity: 1, selling_price: 90, total: 90 };

describe('an answer for scripts', () => {
  it('has every field of the contract', async () => {
    const { body } = await seen(getCart, json({ status: true, data: [line], cart_totals: totals }));
    expect(body).toMatchObject({
      data: [{ ...line, base_price: 90, sku: '', available_quantity: null }],
      cart_totals: { ...totals, gst_amt: 0 },
    });
  });

  it.each([
    ['HTML', () => page(200)],
    ['`status: false`', () => json({ status: false })],
    ['a cart without totals', () => json({ status: true, data: [] })],
  ])('is a 503 in the envelope where a read gives %s', async (_, answer) => {
    const { status, body } = await seen(getCart, answer());
    expect([status, body['status'], body['code']]).toEqual([503, false, 'unavailable']);
  });

  it('is the failure itself where it has the envelope', async () => {
    const refusal = {
      status: false,
      code: 'out_of_stock',
      message: 'Sold out',
      available_quantity: 2,
    };
    expect(await seen(addToCart, json(refusal, 409))).toEqual({ status: 409, body: refusal });
  });

  it.each([
    [400, 400],
    [401, 401],
    [404, 404],
    [422, 400],
    [500, 503],
    [502, 503],
  ])('of %i in HTML is %i in the envelope, without its text', async (given, status) => {
    const { body, ...rest } = await seen(getCart, page(given));
    expect(rest.status).toBe(status);
    expect(body['status']).toBe(false);
    expect(JSON.stringify(body)).not.toMatch(/html|main\.js|undefined/);
  });

  it('says that an extension is missing', async () => {
    const { status, body } = await seen(listFaqs, page(405));
    // A 404 would be logged in the console of every visitor.
    expect([status, body['status'], body['code']]).toEqual([200, false, 'not_offered']);
    expect(await seen(askForStockAlert, page(405))).toMatchObject({ status: 404 });
  });

  it('tells nobody else that one unknown id is a missing call', async () => {
    await seen(getTextPage, page(404));
    expect(isMissingCall(getTextPage)).toBe(false);
  });

  it('is a record that is missing where a change names it', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(page(500)));
    const missing = { status: false, message: 'Subscription not found' };
    expect(await seen(cancelSubscription, json(missing, 404))).toEqual({
      status: 404,
      body: missing,
    });
  });

  it('believes that a record of an extension is missing where there is a shop profile', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(page(500)));
    const missing = { status: false, message: 'Unknown PIN code' };
    expect(await seen(findPinCode, json(missing, 404))).toEqual({ status: 404, body: missing });
    jest.mocked(fetch).mockImplementation(() => Promise.resolve(page(404)));
    expect(await seen(findPinCode, json(missing, 404))).toMatchObject({
      body: { code: 'not_offered' },
    });
  });

  it('is a refusal where a change gives 200 with `status: false`', async () => {
    const { status, body } = await seen(addToCart, json({ status: false, message: 'Sold out' }));
    expect([status, body['message']]).toEqual([400, 'Sold out']);
  });

  it('believes a change that was made, whatever the answer looks like', async () => {
    expect((await seen(addToCart, page(201))).status).toBe(201);
  });
});
