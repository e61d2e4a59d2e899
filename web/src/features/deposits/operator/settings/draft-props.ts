import type { Draft, SettingName } from './draft.ts'

/** What each group of fields is given: what is typed so far, and whom to tell. */
export type DraftProps = { draft: Draft; onType: (name: SettingName, value: string) => void }
