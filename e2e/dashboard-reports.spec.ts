import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';

test('a report of sales says what is wrong with its days, and shows no other days meanwhile', async ({
  owner,
  complaints,
}) => {
  complaints.expectRefusal(400, '/api/store/staff/sales-report/');
  await open(owner, '/dashboard/reports');
  const table = owner.getByRole('group', { name: 'Sales table' });
  const rows = table.getByRole('rowheader');
  const from = owner.getByLabel('From');
  const to = owner.getByLabel('To', { exact: true });
  const thisYear = new Date().getFullYear();

  await from.fill(`${thisYear - 1}-01-01`);
  await expect(rows.first()).toBeVisible();

  await from.fill(`${thisYear - 5}-01-01`);
  await expect(to).toHaveAccessibleDescription('A report can cover up to two years');
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(owner.getByRole('status').filter({ hasText: 'Check the dates.' })).toBeVisible();
  await expect(rows).toHaveCount(0);

  await from.fill('');
  await expect(from).toHaveAccessibleDescription('Date is required');
  await expect(rows).toHaveCount(0);

  await from.fill(`${thisYear - 1}-01-01`);
  await owner.getByLabel('By').selectOption('State');
  await expect(rows.first()).toBeVisible();
  await expect(from).not.toHaveAttribute('aria-invalid', 'true');
});

test('a day of a report is read once its year is typed', async ({ owner }) => {
  await open(owner, '/dashboard/reports');
  const from = owner.getByLabel('From');
  const year = new Date().getFullYear() - 1;
  await from.pressSequentially(`0101${year}`);
  await expect(from).toHaveValue(`${year}-01-01`);
  await expect(
    owner.getByRole('group', { name: 'Sales table' }).getByRole('rowheader').first(),
  ).toBeVisible();
});
