import { accounts } from '@runmart/contract/accounts'
import type { Language } from '@runmart/contract/languages'
import { call } from './api.ts'
import { chooseLanguage } from './language.tsx'
import { tokens } from './tokens.ts'

/** Changes the language; for signed-in people also that of their mails. */
export function changeLanguage(language: Language): void {
  chooseLanguage(language)
  // Mails in the old language do not justify an error on screen.
  if (tokens.access()) call(accounts.editProfile, { body: { language } }).catch(() => {})
}
