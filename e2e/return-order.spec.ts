import { getOrder } from '../lib/contract/order.ts';
import { formatDate } from '../lib/format/date.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { bring, openMore, orderer, plentiful } from './support/order-journey.ts';

test('goods go back, with a picture of what is wrong', async ({ openBrowser }) => {
  const { page, order, store } = await orderer(openBrowser, 'Mohan');
  const [damaged, fine] = [await plentiful(5), await plentiful(6)];
  const orderId = await order({ [damaged.id]: 2, [fine.id]: 1 });
  await open(page, routes.order(orderId));
  const ask = page.getByRole('button', { name: 'Return items' });
  await openMore(page);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await expect(ask).toBeHidden();

  await bring(orderId, 'Delivered');
  const { data } = await store.call(getOrder, { params: { orderId } });
  await open(page, routes.order(orderId));
  const main = page.getByRole('main');
  await expect(main.getByText(formatDate(data.replacement_until ?? ''))).toBeVisible();
  await expect(main.getByText(formatDate(data.return_until ?? ''))).toBeVisible();

  await expect(main.getByRole('button', { name: 'Buy again' })).toBeVisible();
  await openMore(page);
  await ask.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Return items' });
  const send = dialog.getByRole('button', { name: 'Request return' });
  await send.press('Enter');
  await expect(dialog.getByText('Choose the items to return')).toBeVisible();
  await expect(dialog.getByText('Choose a reason')).toBeVisible();
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();

  await dialog.getByRole('checkbox', { name: damaged.name }).press(' ');
  await dialog.getByRole('button', { name: 'Decrease quantity' }).press('Enter');
  await dialog.getByRole('radio', { name: /^Damaged item/ }).press(' ');
  await dialog.getByRole('textbox', { name: /^Anything to add/ }).fill('The lid is broken.');
  await dialog.getByLabel('Add pictures').setInputFiles('public/icon-maskable-512.png');
  await expect(dialog.getByText('icon-maskable-512.png')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await send.press('Enter');

  await expect(page.getByText('We’ve received your return request.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const section = main.getByRole('region', { name: 'Your return' });
  await expect(section).toContainText(`1 × ${damaged.name}`);
  await expect(section).toContainText('Damaged item: The lid is broken.');
  const picture = section.getByRole('img', { name: 'Picture 1 of the returned items' });
  await expect(async () => {
    const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width).toBeGreaterThan(0);
  }).toPass();
  await expect(
    main.getByText('Return requested. We’ll review it within 1 working day.'),
  ).toBeVisible();
  await expect(ask).toBeHidden();
});

test('a picture that is none is refused before it is sent', async ({ openBrowser }) => {
  const { page, order } = await orderer(openBrowser, 'Mohan');
  const orderId = await order({ [(await plentiful(6)).id]: 1 });
  await bring(orderId, 'Delivered');
  await open(page, routes.order(orderId));
  await openMore(page);
  await page.getByRole('button', { name: 'Return items' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return items' });
  await dialog.getByLabel('Add pictures').setInputFiles('README.md');
  await expect(dialog.getByText('Choose a JPEG, PNG or WebP picture')).toBeVisible();
  await expect(dialog.getByText('README.md')).toBeHidden();
});
