import { returnOrder } from '../lib/contract/order-change.ts';
import { formatMobile } from '../lib/contract/format-mobile.ts';
import { getOrder } from '../lib/contract/order.ts';
import { orderPath, ordersPath } from '../lib/dashboard/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { bring, orderer, plentiful } from './support/order-journey.ts';

test('chosen orders are confirmed, packed and printed together', async ({ staff, openBrowser }) => {
  const { who, order } = await orderer(openBrowser, 'Packa');
  const { id } = await plentiful(3);
  const orderIds = [await order({ [id]: 1 }), await order({ [id]: 2 })];
  await open(staff, `${ordersPath}?search=${who.email}`);
  const rows = staff.getByRole('row', { name: /SO-/ });
  await expect(rows).toHaveCount(2);

  await staff.getByRole('checkbox', { name: 'Select all rows on this page' }).press(' ');
  const chosen = staff.getByRole('group', { name: 'Selected rows' });
  await chosen.getByRole('button', { name: 'Invoices' }).click();
  await expect(staff.getByText('None of these orders has an invoice yet.')).toBeVisible();
  await chosen.getByRole('button', { name: 'Confirm: 2 orders' }).press('Enter');
  const batch = staff.getByRole('group', { name: 'Updated orders' });
  await expect(batch).toContainText('2 orders moved to Confirmed');
  await expect(batch).toBeFocused();
  await batch.getByRole('button', { name: 'Mark as packed: 2 orders' }).press('Enter');
  await expect(batch).toContainText('2 orders moved to Packed');
  await expect(rows.filter({ hasText: 'Packed' })).toHaveCount(2);

  for (const name of ['Packing slips', 'Invoices']) {
    const href = await batch.getByRole('link', { name }).getAttribute('href');
    for (const orderId of orderIds) expect(href).toContain(orderId);
    const paper = await staff.request.get(href ?? '');
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }

  await batch.getByRole('button', { name: 'Mark as shipped: 2 orders' }).press('Enter');
  const dialog = staff.getByRole('dialog', { name: 'Mark 2 orders as shipped' });
  await dialog.getByRole('button', { name: 'Mark as shipped' }).press('Enter');
  await expect(dialog.getByText('Choose a courier')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Courier', exact: true }).fill('Blue Kite');
  await dialog.getByRole('checkbox', { name: 'Some orders use another courier' }).check();
  await dialog.getByRole('combobox', { name: `Courier of ${orderIds[1]}` }).fill('River Post');
  await dialog.getByRole('textbox', { name: orderIds[0] }).fill('BK 1');
  expect(await seriousFindings(staff)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark as shipped' }).press('Enter');
  await expect(batch).toContainText('2 orders moved to Shipped');
});

test('a cash order is called about, noted, and seen through to its return', async ({
  staff,
  openBrowser,
}) => {
  const { who, store, order } = await orderer(openBrowser, 'Ruka');
  const { id } = await plentiful(3);
  const orderId = await order({ [id]: 1 });
  await open(staff, orderPath(orderId));
  const next = staff.getByRole('region', { name: 'Next step' });
  await expect(next.getByRole('link', { name: formatMobile(`+91${who.mobile}`) })).toBeVisible();
  await next.getByRole('button', { name: 'No answer' }).click();
  await expect(next).toContainText('1 call made so far.');
  const notes = staff.getByRole('region', { name: 'Notes' });
  await expect(notes).toContainText('No answer');
  await notes.getByRole('textbox').fill('Leave it at the gate');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  const note = notes.getByRole('listitem').last();
  await note.getByRole('button', { name: 'Edit' }).click();
  await expect(note.getByRole('textbox')).toBeFocused();
  await note.getByRole('textbox').fill('Leave it with the guard');
  await note.getByRole('button', { name: 'Save note' }).click();
  await expect(note).toContainText(/^Leave it with the guard.*, edited /);
  await expect(note.getByRole('button', { name: 'Edit' })).toBeFocused();
  await next.getByRole('button', { name: 'Confirmed by phone' }).click();
  await expect(next.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  await next.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(staff.getByRole('link', { name: 'Invoice' })).toBeVisible();
  await next.getByRole('combobox', { name: 'Courier' }).fill('Blue Kite');
  await next.getByRole('textbox', { name: 'Tracking number' }).fill('BK 7');
  await next.getByRole('button', { name: 'Mark as shipped' }).click();
  await next.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(next).toBeHidden();

  const { data } = await store.call(getOrder, { params: { orderId } });
  expect(data).toMatchObject({ order_status: 'Delivered', tracking_number: 'BK7' });
  expect(JSON.stringify(data)).not.toContain('Leave it with the guard');
  await store.call(returnOrder, {
    params: { orderId },
    body: {
      reason: 'Not what I expected',
      items: [{ id: data.product_info[0]?.id ?? 0, quantity: 1 }],
    },
  });
  await open(staff, orderPath(orderId));
  await next.getByRole('textbox').fill('The seal is broken');
  await next.getByRole('button', { name: 'Decline return' }).click();
  await expect(staff.getByRole('region', { name: 'Return', exact: true })).toContainText(
    'Declined',
  );
  await expect(staff.getByRole('main')).toContainText('Delivered');
});

test('views are kept by name, and a shared address shows the same', async ({ staff }) => {
  await open(staff, `${ordersPath}?is_gift=true&status=Pending`);
  const views = staff.getByRole('group', { name: 'Saved views' });
  await views.getByRole('button', { name: 'Save view' }).click();
  const name = `Gifts ${Date.now()}`;
  await views.getByRole('textbox', { name: 'View name' }).fill(name);
  await views.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(views.getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await staff.getByRole('button', { name: 'Remove Gifts' }).click();
  await expect(staff).toHaveURL(/status=Pending$/);
  await views.getByRole('button', { name, exact: true }).click();
  await expect(staff).toHaveURL(/is_gift=true/);
  await views.getByRole('button', { name: `Delete “${name}”` }).click();
  await expect(views.getByRole('button', { name, exact: true })).toBeHidden();
});

test('a refund goes back as pieces with a credit note', async ({ staff, openBrowser }) => {
  const { order } = await orderer(openBrowser, 'Refa');
  const { id, name } = await plentiful(3);
  const orderId = await order({ [id]: 2 });
  await bring(orderId, 'Delivered');
  await open(staff, orderPath(orderId));
  const account = staff.getByRole('region', { name: 'Order summary' });
  await account.getByRole('button', { name: 'Refund' }).click();
  const dialog = staff.getByRole('dialog', { name: `Refund order ${orderId}` });
  await dialog.getByRole('button', { name: 'Show amount' }).click();
  await expect(
    dialog.getByText('Choose items, enter an amount or include the delivery fee'),
  ).toBeVisible();
  await dialog.getByRole('combobox', { name }).selectOption('1');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('One was broken');
  await dialog.getByRole('button', { name: 'Show amount' }).click();
  await expect(dialog.getByRole('status')).toContainText('needs a manual refund');
  expect(await seriousFindings(staff)).toEqual([]);
  await dialog.getByRole('button', { name: /^Refund ₹/ }).click();
  await expect(dialog).toBeHidden();
  await expect(account).toContainText('Manual refund');
  await expect(account).toContainText('Credit notes');
});
