import type { Page } from '@playwright/test'
import { appearances, switchAppearance } from './accessibility-test.ts'
import { checkAccessibility } from './check-accessibility.ts'
import { expectNoOverflow, widths } from './find-overflow.ts'

const [smallest] = widths
const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/**
 * Measures a page. Axe runs on a desk in light English and on a phone in dark Vietnamese. Overflow: each language at
 * the smallest width, and Russian, with the longest words, at every width. Leaves the page in light English.
 */
export async function measureScreen(page: Page, what: string): Promise<void> {
  for (const [at, appearance] of appearances.entries()) {
    const name = `${what} (${appearance.theme}, ${appearance.language})`
    await page.setViewportSize(viewports[at] ?? { width: 1280, height: 800 })
    await switchAppearance(page, appearance)
    await checkAccessibility(page, name, appearance.tags)
    await expectNoOverflow(page, name, [smallest])
  }
  await switchAppearance(page, { theme: 'light', language: 'ru' })
  await expectNoOverflow(page, `${what} (ru)`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await switchAppearance(page, { theme: 'light', language: 'en' })
}
