import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Gathers what a page complains about: broken scripts, and what the content security policy stopped. */
export function gatherComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (said) => /Content Security Policy/.test(said.text()) && complaints.push(said.text()))
  page.on('pageerror', (problem) => complaints.push(problem.message))
  return complaints
}

/** Checks what is on the screen once it is all there: everyone can use it, and nothing has to be scrolled sideways. */
export async function lookAt(page: Page, what: string): Promise<void> {
  // Skeletons breathe until their page is there; the dot of a live line always does.
  await expect(page.locator('.animate-breathe:not([aria-hidden].rounded-full)')).toHaveCount(0)
  // A panel that is still fading in has no contrast yet; what breathes while it waits goes on.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((it) => it.playState !== 'running' || it.effect?.getTiming().iterations === Infinity),
  )
  // Half as long: no second page for frames of foreign sites, which we have none of, and no notes on what is well.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), what).toBe(true)
}
