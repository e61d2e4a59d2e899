import type { languages } from '@runmart/contract/languages'
import { setting } from '#platform/setting.ts'

type Field = `texts.${(typeof languages)[number]}.${'subject' | 'text'}`
/** A letter as it is being typed; a field is named as the contract names it. */
export type Draft = Partial<Record<Field, string>>

/** What was typed so far outlives the page: a letter in three languages is not written in one sitting. */
export const keptDraft = setting('newsletterDraft')

export function draftIn(kept: string | null): Draft {
  try {
    return JSON.parse(kept ?? '{}') as Draft
  } catch {
    return {}
  }
}

/** What is typed, for the contract to check. */
export function readDraft(draft: Draft): unknown {
  const text = (language: (typeof languages)[number]) => ({
    subject: draft[`texts.${language}.subject`] ?? '',
    text: draft[`texts.${language}.text`] ?? '',
  })
  return { texts: { en: text('en'), vi: text('vi'), ru: text('ru') } }
}
