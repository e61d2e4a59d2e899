import type { api } from '@runmart/contract'
import type { InputOf } from '@runmart/contract/endpoint'
import type { PostedEntry } from '#features/ledger/index.ts'

/** The filter of the requested entries. */
export type Asked = Omit<InputOf<typeof api.reports.entries>['query'], 'after' | 'format'>

/** A part of the entries, and where the next one begins; null at the end. */
export type Part = { entries: PostedEntry[]; next: number | null }
export type Where = { after: number | null; limit: number }
