import type { Page } from 'playwright/test';
import { routes } from '../lib/platform/routes.ts';
import { tickCaptcha } from './support/captcha.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';

const email = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Email' });
const box = (page: Page) => page.getByRole('checkbox', { name: 'I am not a robot' });

/* Minimal substitute for the script of Google reCAPTCHA. */
const standIn = `
  window.grecaptcha = {
    ready: (act) => act(),
    render: (place, { sitekey }) => sitekey,
    execute: async (key, { action }) => key + ' for ' + action,
  };
  window.onRecaptchaLoadCallback?.();
`;

test.describe('the box against robots', () => {
  test('works by keyboard, says how it stands, and can be emptied', async ({ page }) => {
    await open(page, routes.resetPassword);
    await email(page).press('Tab');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Space');
    const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Verified' });
    await expect(status).toBeVisible({ timeout: 30_000 });
    await expect(box(page)).toBeChecked();
    await page.keyboard.press('Space');
    await expect(box(page)).not.toBeChecked();
    await expect(status).toBeHidden();
  });

  test(
    'expires after 110 seconds, and takes its token anew where that is older than 90',
    { tag: '@slow' },
    async ({ page }) => {
      const challenges: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.endsWith('/captcha/challenge')) challenges.push(search);
      });
      await page.clock.install();
      await open(page, routes.resetPassword);
      expect(challenges, 'nothing is asked for before the tick').toEqual([]);
      await tickCaptcha(page.getByRole('main'));
      await page.clock.fastForward(95_000);
      await expect(box(page)).toBeChecked();
      await page.clock.fastForward(16_000);
      await expect(page.getByText('Expired', { exact: true })).toBeVisible();
      await expect(box(page)).not.toBeChecked();
      await expect(box(page)).toHaveAccessibleDescription(
        'This check has expired. Tick the box again.',
      );

      await email(page).fill('nobody@example.in');
      await tickCaptcha(page.getByRole('main'));
      await page.clock.fastForward(95_000);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
      expect(challenges).toEqual(Array(3).fill('?action=reset_password'));
    },
  );

  test('says so where the challenge cannot be had', async ({ page, complaints }) => {
    await page.route('**/captcha/challenge?*', (route) => route.fulfill({ status: 503, json: {} }));
    complaints.expectRefusal(503, '/api/store/captcha/challenge');
    await open(page, routes.resetPassword);
    await box(page).click();
    await expect(page.getByText('The check failed. Tick the box again.')).toBeVisible();
    await page.unroute('**/captcha/challenge?*');
    await tickCaptcha(page.getByRole('main'));
  });

  test('asks Google where the store has its key', async ({ page }) => {
    const scripts: string[] = [];
    await page.route('**/api/captcha', (route) => route.fulfill({ json: { site_key: 'a-key' } }));
    // Sets the Content-Security-Policy that the shop sends with a site key.
    await page.route(`**${routes.resetPassword}`, async (route) => {
      const answer = await route.fetch();
      const policy = answer.headers()['content-security-policy'] ?? '';
      const headers = {
        ...answer.headers(),
        'content-security-policy': policy.replace(
          "script-src 'self'",
          "script-src 'self' https://www.google.com/recaptcha/",
        ),
      };
      await route.fulfill({ response: answer, headers });
    });
    await page.route('https://www.google.com/recaptcha/**', (route) => {
      scripts.push(new URL(route.request().url()).searchParams.get('render') ?? '');
      return route.fulfill({ contentType: 'text/javascript', body: standIn });
    });
    let sent: unknown;
    await page.route('**/user/reset-password/', (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ json: { status: true, message: 'On its way.' } });
    });
    await open(page, routes.resetPassword);
    expect(scripts, 'nothing of Google before the tick').toEqual([]);
    await email(page).fill('nobody@example.in');
    await tickCaptcha(page.getByRole('main'));
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('On its way.')).toBeVisible();
    expect(sent).toEqual({ email: 'nobody@example.in', recaptcha: 'a-key for reset_password' });
    expect([...new Set(scripts)]).toEqual(['a-key']);
  });
});
