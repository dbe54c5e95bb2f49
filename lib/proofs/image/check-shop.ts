import { openCustomer } from '../cluster/customer.ts';
import { newAnswers } from '../cluster/answers.ts';
import { untilJobsAreDone } from '../cluster/jobs-done.ts';
import { callApi } from '../faults/api-calls.ts';
import { call, jsonOf } from '../faults/call.ts';
import { BrowserSession } from '../faults/browser-session.ts';
import type { Report } from '../faults/report.ts';
import { delivery, openShopAt, price } from '../faults/shop.ts';

export interface RunningImage {
  siteUrl: string;
  apiUrl: string;
  databaseUrl: string;
  /** Runs a script with Node in a container of the image; returns the exit code. */
  runNode: (script: string) => Promise<number>;
}

/** A picture that the storefront resizes with its native library. */
const picture = '/_next/image?url=%2Fpictures%2F';

/** Orders a product, and tries what depends on files that are read by path and on native code. */
export async function checkShop(image: RunningImage, report: Report): Promise<void> {
  const { siteUrl, apiUrl, databaseUrl, runNode } = image;
  const write = (path: string) => `require('node:fs').writeFileSync('${path}', '')`;
  const isRefused = (path: string) =>
    runNode(
      `try { ${write(path)} } catch (error) { process.exit(error.code === 'EROFS' ? 7 : 8) }`,
    );
  report.check('the file system is read-only', (await isRefused('/app/x')) === 7);
  report.check('so is the build', (await isRefused('/app/.next/x')) === 7);
  report.check(
    '/data and /tmp can be written',
    (await runNode(`${write('/data/x')};${write('/tmp/x')}`)) === 0,
  );
  const isNobody = 'process.exit(process.getuid() === 65532 && process.getgid() === 65532 ? 0 : 1)';
  report.check('the user is not root', (await runNode(isNobody)) === 0);

  const shop = openShopAt({ connectionString: databaseUrl });
  try {
    const [product = 0] = await shop.makeProducts(1, 10);
    const [buyer] = await shop.makeBuyers(1);
    if (!buyer) throw new Error('There is no customer.');
    const page = await call(siteUrl, 'GET', `/products/${product}/honey`);
    report.check('a product has its page', page?.status === 200 && page.text.includes('Honey'));
    const home = await call(siteUrl, 'GET', '/');
    report.check('the home page is there', home?.status === 200, home?.status);
    const [source = ''] =
      /\/_next\/image\?url=%2Fpictures[^"&\s]+&amp;w=\d+&amp;q=\d+/.exec(home?.text ?? '') ?? [];
    const resized = await call(siteUrl, 'GET', source.replaceAll('&amp;', '&') || picture, {
      headers: { accept: 'image/webp' },
    });
    report.check('a picture is resized', resized?.headers['content-type'] === 'image/webp', source);

    const ask = await openCustomer(siteUrl, buyer, newAnswers());
    const added = await ask('POST', '/api/store/cart/', { body: { pid: product, quantity: 1 } });
    report.check('the cart takes it', added?.status === 201, added?.text);
    const ordered = await ask('POST', '/api/store/orders/', {
      key: 'an-order-in-the-image',
      body: { address1: buyer.addressId, pay_type: 'Cash on Delivery', amount: price + delivery },
    });
    report.check('it is ordered', ordered?.status === 201, ordered?.text);
    const orderId = String(jsonOf(ordered)['order_id']);
    const found = await ask('GET', `/api/store/orders/${orderId}`);
    report.check('the order can be read', found?.status === 200, found?.text);
    const { left, failed } = await untilJobsAreDone(shop);
    report.check('the worker has done its jobs', left === 0 && failed === 0, { left, failed });
    const outbox = await callApi(apiUrl, 'GET', `/outbox/?to=${encodeURIComponent(buyer.email)}`);
    report.check(
      'the email of the order is written',
      outbox?.text.includes(orderId) === true,
      outbox?.text.slice(0, 500),
    );
    await checkInvoice(siteUrl, report);
  } finally {
    await shop.close();
  }
}

/** The demo has orders with an invoice; its PDF needs fonts that are read by path. */
async function checkInvoice(siteUrl: string, report: Report): Promise<void> {
  const session = new BrowserSession(siteUrl);
  await session.logIn('asha@example.in', 'Demo@2026');
  const list = jsonOf(await session.call('GET', '/api/store/web/orders/list/'));
  const orders = (list['data'] ?? []) as { order_id: string; order_status: string }[];
  const delivered = orders.find(({ order_status }) => order_status === 'Delivered')?.order_id ?? '';
  const path = `/api/store/accounting/invoice-pdf/?source_doc=${encodeURIComponent(delivered)}`;
  const invoice = await session.call('GET', path);
  const isPdf = invoice?.text.startsWith('%PDF') === true;
  report.check(
    'an invoice is a PDF',
    isPdf,
    `${delivered} ${invoice?.status} ${invoice?.text.slice(0, 200)}`,
  );
}
