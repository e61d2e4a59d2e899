import type { languages } from '@runmart/contract/languages'
import { storedValue } from '#platform/stored-value.ts'

type Field = `texts.${(typeof languages)[number]}.${'subject' | 'text'}`
/** An issue in the form; fields are named by their path in the contract. */
export type IssueDraft = Partial<Record<Field, string>>

/** The browser stores the draft: an issue in three languages takes more than one session. */
export const storedDraft = storedValue('newsletterDraft')

/** Reads a stored draft; an unreadable one becomes empty. */
export function parseDraft(stored: string | null): IssueDraft {
  try {
    return JSON.parse(stored ?? '{}') as IssueDraft
  } catch {
    return {}
  }
}

/** Converts the form for the contract to check. */
export function readDraft(draft: IssueDraft): unknown {
  const text = (language: (typeof languages)[number]) => ({
    subject: draft[`texts.${language}.subject`] ?? '',
    text: draft[`texts.${language}.text`] ?? '',
  })
  return { texts: { en: text('en'), vi: text('vi'), ru: text('ru') } }
}
