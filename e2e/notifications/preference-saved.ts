import type { Page, Response } from '@playwright/test'

/** Waits until a switch that is pressed has been saved; the same address may just be answering what the settings are. */
export function preferenceSaved(page: Page): Promise<Response> {
  return page.waitForResponse((it) => /\/notification\/settings$/.test(it.url()) && it.request().method() !== 'GET')
}
