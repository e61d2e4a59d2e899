import type { Language } from '@runmart/contract/languages'
import { translator } from '@runmart/i18n/server'
import { type LetterParts, layOutLetter } from './letter.ts'
import type { Mail } from './mailer.ts'

type Reader = { email: string; username: string; language: Language }
type Words = Pick<LetterParts, 'subject' | 'paragraphs' | 'action' | 'unsubscribe'>

/**
 * A letter to somebody with an account, greeted by name, with why it came. The name is the username, which cannot hold a
 * message: nobody may send his own words under ours.
 */
export function letterTo({ email, username, language }: Reader, publicUrl: string, words: Words): Mail {
  const t = translator(language)
  const greeting = t('mail.hello', { name: username })
  return layOutLetter({ ...words, to: email, language, greeting, footer: t('mail.footer', { address: publicUrl }) })
}
