import type { Page, Response } from '@playwright/test'

/** Waits until a pressed switch is saved. Excludes GET, because the same address may also be reading the settings. */
export function preferenceSaved(page: Page): Promise<Response> {
  return page.waitForResponse((it) => /\/notification\/settings$/.test(it.url()) && it.request().method() !== 'GET')
}
