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

/**
 * Returns the serious and critical axe findings of the current page, or of a part of it, one line
 * per element.
 */
export async function seriousFindings(page: Page, part = 'html'): Promise<string[]> {
  // Rows under a loading overlay are dimmed, as disabled controls are; the page's own loading state
  // (`main`) is not.
  const dimmed = page.locator('[aria-busy="true"]:not([role="main"])').filter({ visible: true });
  await expect(dimmed).toHaveCount(0);
  await page.evaluate(async () => {
    // After scrolling up, the sticky header covers content until the next scroll.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // axe measures colour contrast: fade-in animations must have finished.
    const running = document.getAnimations().filter(({ playState, effect }) => {
      // One in a part that is not drawn never finishes.
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isDrawn = target?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
      const ends = Number.isFinite(effect?.getComputedTiming().endTime);
      return playState === 'running' && isDrawn && ends;
    });
    const patience = new Promise((done) => setTimeout(done, 3_000));
    await Promise.race([patience, Promise.allSettled(running.map(({ finished }) => finished))]);
  });
  await page.evaluate(await source);
  const violations = await page.evaluate(
    async ([selector, values]) => {
      const { violations: found } = await window.axe.run(selector, {
        runOnly: { type: 'tag', values },
        rules: { 'aria-dialog-name': { enabled: true } },
        resultTypes: ['violations'],
      });
      // The bar at the foot of the screen cuts targets as the fold does: they are measured once more
      // in the middle of the screen, where nothing may cover them.
      const isCut = async (target: HTMLElement) => {
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const again = await window.axe.run(target, {
          runOnly: { type: 'rule', values: ['target-size'] },
        });
        return again.violations.length > 0;
      };
      for (const violation of found.filter(({ id }) => id === 'target-size')) {
        const stillCut = [];
        for (const node of violation.nodes) {
          const target = document.querySelector<HTMLElement>(String(node.target[0]));
          if (!target || (await isCut(target))) stillCut.push(node);
        }
        violation.nodes = stillCut;
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      return found;
    },
    [part, rules] as const,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
      ),
    );
}
