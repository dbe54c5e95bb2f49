import { listPackingOrders } from '../lib/contract/staff-packing.ts';
import { packPath, packingPath } from '../lib/dashboard/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { bring, orderer, plentiful } from './support/order-journey.ts';

/* The back office on a phone: packing by ticking off, and the lists that fit the screen. */

const phone = { width: 360, height: 780 };

test('an order is packed and handed over on a phone', async ({ staff, openBrowser }) => {
  const { order } = await orderer(openBrowser, 'Pakhi');
  const { id } = await plentiful(3);
  const orderId = await order({ [id]: 2 });
  await bring(orderId, 'Confirmed');
  await staff.setViewportSize(phone);
  await open(staff, packingPath);
  await staff.getByRole('link', { name: `Pack ${orderId}` }).click();
  await expect(staff).toHaveURL(new RegExp(`${packPath(orderId)}$`));
  const pack = staff.getByRole('button', { name: 'Mark as packed' });
  await expect(pack).toBeDisabled();
  await staff.getByRole('textbox', { name: 'SKU or barcode' }).fill('nothing-such');
  await staff.keyboard.press('Enter');
  await expect(staff.getByText('nothing-such isn’t part of this order')).toBeVisible();
  const line = staff.getByRole('button', { name: /0 \/ 2/ });
  await line.click();
  await staff.getByRole('button', { name: /1 \/ 2/ }).click();
  await expect(staff.getByText('2 of 2 checked')).toBeVisible();
  expect(await seriousFindings(staff)).toEqual([]);
  await pack.click();
  await staff.getByRole('combobox', { name: 'Courier' }).fill('Blue Kite');
  // However long the list takes to be read again, the order is off it.
  await staff.route(`**/api/store${listPackingOrders.path}`, () => undefined);
  await staff.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(staff).toHaveURL(new RegExp(`${packingPath}$`));
  await expect(staff.getByText(orderId)).toHaveCount(0);
  await staff.unrouteAll({ behavior: 'ignoreErrors' });
});
