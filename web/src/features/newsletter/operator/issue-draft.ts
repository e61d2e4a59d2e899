import type { languages } from '@runmart/contract/languages'
import { storedValue } from '#platform/stored-value.ts'

type Field = `texts.${(typeof languages)[number]}.${'subject' | 'text'}`
/** An issue as it is being typed; a field is named by its path in the contract. */
export type IssueDraft = Partial<Record<Field, string>>

/** The draft is stored on the device: an issue in three languages is not written in one sitting. */
export const storedDraft = storedValue('newsletterDraft')

/** Reads a stored draft; an unreadable one is empty. */
export function parseDraft(stored: string | null): IssueDraft {
  try {
    return JSON.parse(stored ?? '{}') as IssueDraft
  } catch {
    return {}
  }
}

/** The typed issue for the contract to check. */
export function readDraft(draft: IssueDraft): unknown {
  const text = (language: (typeof languages)[number]) => ({
    subject: draft[`texts.${language}.subject`] ?? '',
    text: draft[`texts.${language}.text`] ?? '',
  })
  return { texts: { en: text('en'), vi: text('vi'), ru: text('ru') } }
}
