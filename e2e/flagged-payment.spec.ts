import { listOrders } from '../lib/contract/order.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { orderer } from './support/order-journey.ts';
import { toSandbox } from './support/to-sandbox.ts';

test(
  'a payment of the wrong amount waits for staff, who accept it, and the customer is told',
  { tag: '@slow' },
  async ({ openBrowser, staff }) => {
    const nila = await orderer(openBrowser, 'Nila');
    const { page, store } = nila;
    await toSandbox(nila);
    await page.getByRole('button', { name: '₹10.00 too much' }).click();
    await page.waitForURL(/\/payment\/SOSE/);
    await expect(
      page.getByRole('heading', { name: 'We are looking into your payment' }),
    ).toBeVisible();
    const orderId = (await store.call(listOrders)).data[0]?.order_id ?? '';
    await open(page, routes.order(orderId));
    const main = page.getByRole('main');
    await expect(main.getByText(/We’ve received ₹[\d,.]+ and are checking/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Accept and Pay' })).toHaveCount(0);

    await open(staff, routes.dashboard);
    const todo = staff.getByRole('region', { name: 'To do' });
    await todo.getByRole('link', { name: /^\d+\+? payments? to review$/ }).click();
    await staff.waitForURL(/\/dashboard\/payments\?state=flagged$/);
    await staff.getByRole('link', { name: orderId }).click();
    await expect(staff.getByRole('heading', { name: `Payment for ${orderId}` })).toBeVisible();
    const fault = staff.getByRole('region', { name: 'Payment does not match the order' });
    await expect(fault).toContainText(/₹[\d,.]+ was paid instead of ₹/);
    expect(await seriousFindings(staff)).toEqual([]);
    await fault.getByRole('button', { name: 'Accept payment' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Accept this payment?' });
    await dialog.getByRole('button', { name: 'Accept payment' }).click();
    await expect(dialog.getByText('Enter a reason')).toBeVisible();
    await dialog
      .getByRole('textbox', { name: 'Reason (for the activity log)' })
      .fill('Typed by hand');
    await dialog.getByRole('button', { name: 'Accept payment' }).click();
    await expect(staff.getByText('Accepted. The excess of ₹10 will be refunded.')).toBeVisible();
    await expect(fault).toBeHidden();

    await open(page, routes.order(orderId));
    await expect(main.getByText('Order confirmed. We’ll pack it next.')).toBeVisible();
    await expect(main.getByText('Online Payment, paid')).toBeVisible();
  },
);
