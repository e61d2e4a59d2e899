import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** From the smallest phone to a large screen; between them, what the layout turns on. */
export const widths = [320, 390, 768, 820, 1280, 1920] as const

/** Checks that nothing on the screen leaves it sideways at any width, and says what does. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await page.evaluate(findOverflow)).map((element) => `${what} at ${width}: ${element}`))
  }
  expect.soft(found).toEqual([])
}

/** What reaches beyond the page and cannot be scrolled to in a box of its own. Runs in the page. */
function findOverflow(): string[] {
  const width = document.documentElement.clientWidth
  const found = [...document.body.querySelectorAll<HTMLElement>(':not(svg *)')].filter((element) => {
    const { left, right, width: own, height } = element.getBoundingClientRect()
    if (own <= 1 || height <= 1 || (right <= width + 0.5 && left >= -0.5)) return false
    return element.checkVisibility({ visibilityProperty: true }) && !hasOwnBox(element)
  })
  const scrolls =
    document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} wide`] : []
  // The innermost tell the most; their parents only follow them.
  const causes = found.filter((element) => !found.some((other) => other !== element && element.contains(other)))
  return [...scrolls, ...causes.slice(0, 5).map((element) => element.outerHTML.slice(0, 160))]

  /** Whether it is inside of what scrolls, of a line that ends in three dots, or of what is only read out. */
  function hasOwnBox(element: HTMLElement): boolean {
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX, textOverflow, webkitLineClamp, position } = getComputedStyle(around)
      if (around !== element && (overflowX === 'auto' || overflowX === 'scroll')) return true
      if (overflowX === 'hidden' && around.clientWidth <= 1) return true
      if (overflowX !== 'visible' && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')) return true
      if (position === 'fixed') return false
    }
    return false
  }
}
