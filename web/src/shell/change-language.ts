import type { Language } from '@runmart/contract/languages'
import { call } from '#platform/api.ts'
import { chooseLanguage } from '#platform/language.tsx'
import { tokens } from '#platform/tokens.ts'

/** Speaks another language from now on; for somebody signed in also in mails. */
export function changeLanguage(language: Language): void {
  chooseLanguage(language)
  // Mails in the old language are no reason to bother the person with an error.
  if (tokens.access()) keepLanguage(language).catch(() => {})
}

async function keepLanguage(language: Language): Promise<void> {
  const { accounts } = await import('@runmart/contract/accounts')
  await call(accounts.editProfile, { body: { language } })
}
