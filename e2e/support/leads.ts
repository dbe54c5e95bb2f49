import { expect, type Locator, type Page } from 'playwright/test';

/** Fills in the five required fields of the long form. */
export async function fillCompany(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Company name' }).fill('Kirana Traders');
  await page.getByRole('textbox', { name: 'Industry type' }).fill('Grocery');
  await page.getByRole('combobox', { name: 'Company size' }).selectOption('11 to 50 people');
  await page.getByRole('combobox', { name: 'Annual revenue' }).selectOption('50_to_100 cr');
  await page.getByRole('radio', { name: 'Applied for' }).check();
}

/** Chooses an option of a searchable list. */
export async function choose(page: Page, field: string, typed: string, option: string) {
  await page.getByRole('combobox', { name: field }).fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('combobox', { name: field })).toHaveValue(option);
}

/** Presses Tab until a control has the focus; throws if it never gets it. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  // Tab skips disabled controls.
  await expect(control).toBeEnabled();
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control, 'Tab leads there').toBeFocused();
}
