import type { Draft, ServiceField } from './draft.ts'

/** What each group of fields is given: what is typed so far, and whom to tell. */
export type DraftProps = { draft: Draft; onType: (name: ServiceField, value: string) => void }
