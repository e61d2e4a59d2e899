import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'

/** Collects what goes wrong in a page: broken scripts, and what the content security policy stopped. */
export function collectPageErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && errors.push(message.text()))
  page.on('pageerror', (problem) => errors.push(problem.message))
  return errors
}

/** Checks what is on the screen once it is all there: everyone can use it, and nothing has to be scrolled sideways. */
export async function checkAccessibility(page: Page, what: string, tags?: readonly string[]): Promise<void> {
  let violations: string[] = []
  // A list that is fetched again, because others changed it, is dimmed until its answer is there: only what stays is wrong.
  for (let tries = 0; tries < 3; tries++) {
    await waitUntilShown(page)
    violations = await violationsOf(page, tags)
    if (violations.length === 0) break
  }
  expect(violations, what).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), what).toBe(true)
}

/** Waits until nothing on the screen is on its way. */
async function waitUntilShown(page: Page): Promise<void> {
  // Skeletons breathe until their page is there; the dot of a live line always does.
  await expect(page.locator('.animate-breathe:not([aria-hidden].rounded-full)')).toHaveCount(0)
  // A list whose next page is on its way is dimmed.
  await expect(page.locator('[aria-busy=true].opacity-60')).toHaveCount(0)
  // A panel that is still fading in has no contrast yet; what breathes while it waits goes on.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((it) => it.playState !== 'running' || it.effect?.getTiming().iterations === Infinity),
  )
}

type Checked = { axe: typeof axe }

/** Runs axe in the page, all of it or only rules with these tags; the page gets its half megabyte once and not for each check. */
async function violationsOf(page: Page, tags?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (wanted) => {
    const { axe } = window as unknown as Checked
    const others = axe.getRules().filter((rule) => wanted && !rule.tags.some((tag) => wanted.includes(tag)))
    const rules = Object.fromEntries(others.map(({ ruleId }) => [ruleId, { enabled: false }]))
    // No notes on what is well.
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false, rules })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  }, tags)
}
