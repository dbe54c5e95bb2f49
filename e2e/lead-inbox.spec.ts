import { listCountries } from '../lib/contract/place.ts';
import { sendExportLead, sendContactLead } from '../lib/contract/lead.ts';
import { listOutbox } from '../lib/contract/running.ts';
import { seriousFindings } from './support/axe.ts';
import { solveCaptcha } from './support/captcha.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { storeApi, storeApiUrl } from './support/store-api.ts';

const inbox = '/dashboard/leads';

/** Creates a lead about ghee; returns its number and the name of the customer. */
async function lead() {
  const name = `Asha ${Date.now().toString(36)}`;
  const email = `${name.replace(' ', '-').toLowerCase()}@example.in`;
  const { data } = await storeApi.call(listCountries, { query: { filter_search: 'Nepal' } });
  const { number } = await storeApi.call(sendContactLead, {
    body: {
      company: 'Kirana Traders',
      name,
      country: data[0]?.id ?? 0,
      phone: '977980000000',
      email,
      subject: 'Ghee in tins',
      inquiry_description: 'Do you sell it in tins?',
      age_group: '18 to 45',
      recaptcha: await solveCaptcha(),
    },
  });
  return { name, email, number };
}

test('an enquiry is found, taken over, noted and answered by mail', async ({ staff: page }) => {
  const { name, email, number } = await lead();
  await open(page, inbox);
  await page.getByRole('searchbox').fill(number);
  await page.waitForURL(/search=/);
  await page.getByRole('link', { name: `Ghee in tins ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ghee in tins' })).toBeVisible();
  await expect(page.getByText('Do you sell it in tins?')).toBeVisible();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('in work');
  await expect(page.getByRole('button', { name: 'Assign to me' })).toBeHidden();

  await page.getByRole('button', { name: 'Internal note' }).click();
  await page.getByLabel(/only staff can see it/).fill('Ask the packers about tins.');
  await page.getByRole('button', { name: 'Add note' }).click();
  const story = page.getByRole('region', { name: 'Notes and replies' });
  await expect(story).toContainText('Ask the packers about tins.');

  await page.getByRole('button', { name: 'Reply by email' }).click();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Write a message')).toBeVisible();
  await page.getByLabel(`To ${name}, ${email}`).fill('We do, in five litres.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(story.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByLabel('Status')).toHaveValue('answered');

  const { data: mails } = await storeApi.call(listOutbox, { query: { to: email } });
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Your enquiry ${number}`,
    `We’ve received your enquiry ${number}`,
  ]);
  expect(mails[0]?.text).toContain('We do, in five litres.');
});

test('spam goes out of sight and comes back', async ({ staff: page }) => {
  const { name, number } = await lead();
  await open(page, `${inbox}/${Number(number.slice(4))}`);
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByText('You can’t reply to spam.')).toBeVisible();
  await open(page, `${inbox}?search=${encodeURIComponent(name)}`);
  await expect(page.getByText(/No enquiries match/)).toBeVisible();
  await page.getByLabel('Status').selectOption('spam');
  await page.getByRole('link', { name: `Ghee in tins ${number}` }).click();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('new');
});

test('a file that came with an enquiry is saved by staff', async ({ staff: page }) => {
  const form = new FormData();
  form.set('company_name', 'Thames Naturals');
  form.set('industry_type', 'Food import');
  form.set('company_size', '2 to 10 people');
  form.set('annual_revenue', '1_to_5_cr');
  form.set('company_registered', 'yes');
  form.set('recaptcha', await solveCaptcha());
  form.set('attachment', new Blob(['product,kg\nHoney,200\n']), 'Wishes 2027.csv');
  const answer = await fetch(`${storeApiUrl}${sendExportLead.path}`, {
    method: 'POST',
    headers: { 'company-id': '33' },
    body: form,
  });
  const { number } = sendExportLead.answer.validateSync(await answer.json());
  await open(page, `${inbox}/${Number(number.slice(4))}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Wishes 2027.csv' }).click();
  expect((await saved).suggestedFilename()).toBe('Wishes 2027.csv');
  await expect(page.getByText('No email address given')).toBeVisible();
});
