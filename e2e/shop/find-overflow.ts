import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** From the smallest phone to a large screen, including the breakpoints of the layout. */
export const widths = [320, 390, 768, 820, 1280, 1440, 1920] as const

/** Checks that no element leaves the screen or its card sideways at these widths; reports those that do. */
export async function expectNoOverflow(page: Page, what: string, at: readonly number[] = widths): Promise<void> {
  const found: string[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 })
    // Elements that draw by their own size follow one frame later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    found.push(...(await page.evaluate(findOverflow)).map((element) => `${what} at ${width}: ${element}`))
  }
  expect.soft(found).toEqual([])
}

/** Elements outside the page or their card that no box of their own scrolls. Runs in the page. */
function findOverflow(): string[] {
  const width = document.documentElement.clientWidth
  const found = [...document.body.querySelectorAll<HTMLElement>(':not(svg *)')].filter((element) => {
    const { left, right, width: own, height } = element.getBoundingClientRect()
    if (own <= 1 || height <= 1 || (right <= width + 0.5 && left >= -0.5)) return false
    return element.checkVisibility({ visibilityProperty: true }) && !hasOwnBox(element)
  })
  const scrolls =
    document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} wide`] : []
  // The innermost elements tell the most; their parents only follow them.
  const causes = found.filter((element) => !found.some((other) => other !== element && element.contains(other)))
  const texts = textsOutOfTheirCards()
  return [...scrolls, ...[...causes, ...texts].slice(0, 5).map((element) => element.outerHTML.slice(0, 160))]

  /** Texts inside the page that cross the edge of their card. */
  function textsOutOfTheirCards(): HTMLElement[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const out = new Set<HTMLElement>()
    const range = document.createRange()
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement
      const card = element && cardOf(element)
      if (!card || !text.textContent?.trim()) continue
      range.selectNodeContents(text)
      const { left, right, width: own, height } = range.getBoundingClientRect()
      const edge = card.getBoundingClientRect()
      if (own <= 1 || height <= 1 || (right <= edge.right + 0.5 && left >= edge.left - 0.5)) continue
      if (element.checkVisibility({ visibilityProperty: true }) && !hasOwnBox(element)) out.add(element)
    }
    return [...out]
  }

  function cardOf(element: HTMLElement): HTMLElement | null {
    for (let around: HTMLElement | null = element; around && around !== document.body; around = around.parentElement) {
      const { borderTopLeftRadius, borderRightWidth, backgroundColor, display } = getComputedStyle(around)
      const isSeen = borderRightWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)'
      if (borderTopLeftRadius !== '0px' && isSeen && display !== 'inline') return around
    }
    return null
  }

  /** Whether it is inside a scrolling element, a line that ends in three dots, or a screen-reader text. */
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
