import { accounts } from '@runmart/contract/accounts'
import type { Language } from '@runmart/contract/languages'
import { call } from './api.ts'
import { chooseLanguage } from './language.tsx'
import { tokens } from './tokens.ts'

/** Changes the language; for somebody signed in also that of the mails. */
export function changeLanguage(language: Language): void {
  chooseLanguage(language)
  // Mails in the old language are no reason to bother the person with an error.
  if (tokens.access()) call(accounts.editProfile, { body: { language } }).catch(() => {})
}
