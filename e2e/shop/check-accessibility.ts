import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'

/** Collects errors of a page: failing scripts, and violations of the content security policy. */
export function collectPageErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && errors.push(message.text()))
  page.on('pageerror', (problem) => errors.push(problem.message))
  return errors
}

/** Checks the loaded screen: everyone can use it, and it does not scroll sideways. */
export async function checkAccessibility(page: Page, what: string, tags?: readonly string[]): Promise<void> {
  let violations: string[] = []
  // A list that reloads because of other journeys is dimmed for a moment: only lasting violations count.
  for (let tries = 0; tries < 3; tries++) {
    await waitUntilShown(page)
    violations = await violationsOf(page, tags)
    if (violations.length === 0) break
  }
  expect(violations, what).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), what).toBe(true)
}

/** Waits until nothing on the screen is loading. */
async function waitUntilShown(page: Page): Promise<void> {
  // Skeletons breathe until their page is loaded; the dot of a live line always does.
  await expect(page.locator('.animate-breathe:not([aria-hidden].rounded-full)')).toHaveCount(0)
  // A list is dimmed while its next page loads.
  await expect(page.locator('[aria-busy=true].opacity-60')).toHaveCount(0)
  // A panel that is still fading in has no contrast yet; endless animations go on.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((it) => it.playState !== 'running' || it.effect?.getTiming().iterations === Infinity),
  )
}

type Checked = { axe: typeof axe }

/** Runs axe in the page, with all rules or only those with these tags. Loads its half megabyte into the page once. */
async function violationsOf(page: Page, tags?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (wanted) => {
    const { axe } = window as unknown as Checked
    const others = axe.getRules().filter((rule) => wanted && !rule.tags.some((tag) => wanted.includes(tag)))
    const rules = Object.fromEntries(others.map(({ ruleId }) => [ruleId, { enabled: false }]))
    // Omits passed rules.
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false, rules })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  }, tags)
}
