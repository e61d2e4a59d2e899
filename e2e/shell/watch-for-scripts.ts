import type { Page } from '@playwright/test'

/** Collects signs that a text ran as a script: dialogs, and console errors such as those of the content policy. */
export function watchForScripts(page: Page): string[] {
  const seen: string[] = []
  page.on('dialog', (it) => {
    seen.push(`dialog ${it.message()}`)
    void it.dismiss()
  })
  page.on('console', (it) => it.type() === 'error' && seen.push(it.text()))
  return seen
}
