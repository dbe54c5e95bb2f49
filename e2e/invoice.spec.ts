import { readFile } from 'node:fs/promises';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { bring, orderer, plentiful } from './support/order-journey.ts';

test('the invoice comes with packing, as a PDF to keep', async ({ openBrowser }) => {
  const { page, order } = await orderer(openBrowser, 'Nirmal');
  const orderId = await order({ [(await plentiful()).id]: 1 });
  await open(page, routes.order(orderId));
  const link = page.getByRole('link', { name: 'Invoice' });
  await expect(page.getByText('Available once packed')).toBeVisible();
  await expect(link).toBeHidden();
  const early = await page.request.get(routes.invoice(orderId));
  expect([early.status(), (await early.json()) as unknown]).toEqual([
    409,
    {
      status: false,
      code: 'conflict',
      message: `The invoice for order ${orderId} will be available once it’s packed`,
    },
  ]);

  await bring(orderId, 'Packed');
  await open(page, routes.order(orderId));
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^Invoice-SOSE-\d{4}-\d{6}\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const again = await page.request.get(routes.invoice(orderId));
  expect(Buffer.compare(await again.body(), bytes)).toBe(0);
});

test("nobody reads somebody else's invoice", async ({ openBrowser, asha, page }) => {
  const { order } = await orderer(openBrowser, 'Nirmal');
  const orderId = await order({ [(await plentiful()).id]: 1 });
  await bring(orderId, 'Packed');
  expect((await asha.request.get(routes.invoice(orderId))).status()).toBe(404);
  expect((await page.request.get(routes.invoice(orderId))).status()).toBe(401);
});

test('the order of the demo store that has arrived has its invoice', async ({ asha }) => {
  const answer = await asha.request.get(routes.invoice('SO-000001'));
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
});
