import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns the serious and critical axe findings of the current page, one line per element. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Rows that give way to others are dimmed, as disabled controls are. A page that opens is not.
  const dimmed = page.locator('[aria-busy="true"]:not([role="main"])').filter({ visible: true });
  await expect(dimmed).toHaveCount(0);
  await page.evaluate(async () => {
    // Further down, the header that came back covers what stands below it until the next scroll.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // axe measures colour contrast: fade-in animations must have finished.
    const running = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  await page.evaluate(await source);
  const violations = await page.evaluate(async (values) => {
    const results = await window.axe.run(document, { runOnly: { type: 'tag', values } });
    return results.violations;
  }, rules);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
      ),
    );
}
