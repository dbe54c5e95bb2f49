import { routes } from '../lib/platform/routes.ts';
import { newCustomer } from './support/new-customer.ts';
import { expect, findOrOpenPage, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { open } from './support/open.ts';
import { readInvitationCode } from './support/outbox.ts';

const team = `${routes.dashboard}/team`;

test('an owner invites somebody, who accepts, and takes their areas away again', async ({
  owner,
  openBrowser,
}) => {
  const who = await newCustomer('Hire');
  await open(owner, team);
  const form = owner.getByRole('region', { name: 'Invite a colleague' });
  await form.getByRole('textbox', { name: 'Email' }).fill(who.email);
  await form.getByRole('checkbox', { name: /^All permissions/ }).check();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  const pending = owner.getByRole('region', { name: 'Pending invitations' });
  const row = pending.getByRole('listitem').filter({ hasText: who.email });
  await expect(row).toContainText('All permissions');

  const first = await readInvitationCode(who.email);
  await row.getByRole('button', { name: 'Resend' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
  await expect.poll(() => readInvitationCode(who.email)).not.toBe(first);
  const code = await readInvitationCode(who.email);

  const guest = await findOrOpenPage(await openBrowser());
  await open(guest, routes.staffInvitation(first));
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This invitation has expired');
  await open(guest, routes.staffInvitation(code));
  await expect(guest.getByRole('main')).toContainText(who.email);
  await expect(guest.getByRole('main').getByRole('link', { name: 'Create account' })).toBeVisible();

  const context = await openBrowser();
  await logInWith(context, who);
  const page = await findOrOpenPage(context);
  expect((await page.request.get(routes.dashboard)).status()).toBe(404);
  await open(page, routes.staffInvitation(code));
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const pages = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
  await expect(pages.filter({ hasText: 'Orders' })).toBeVisible();

  await open(owner, team);
  const colleague = owner.getByRole('listitem').filter({ hasText: who.email });
  await colleague.getByRole('button', { name: 'Edit permissions' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^All permissions/ }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(colleague).toContainText('No permissions');
  expect((await page.request.get(`${routes.dashboard}/orders`)).status()).toBe(404);
});

test('an owner revokes an invitation, whose link is then no longer good', async ({
  owner,
  ravi,
}) => {
  const email = `gone-${Date.now()}@example.in`;
  await open(owner, team);
  const form = owner.getByRole('region', { name: 'Invite a colleague' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  const row = owner.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('No permissions');
  const code = await readInvitationCode(email);
  await open(ravi, routes.staffInvitation(code));
  await expect(ravi.getByRole('main')).toContainText('You are logged in as');
  await expect(ravi.getByRole('button', { name: 'Accept' })).toBeHidden();
  await row.getByRole('button', { name: 'Revoke' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toBeHidden();
  await open(ravi, routes.staffInvitation(code));
  await expect(ravi.getByRole('heading', { level: 1 })).toHaveText('This invitation has expired');
});
