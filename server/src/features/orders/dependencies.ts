import type { Language } from '@runmart/contract/accounts'
import type { BadLine } from '@runmart/contract/orders-lines'
import type { Catalogue } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { SecretsKeys } from '#platform/sealed.ts'
import type { RefundCap } from './operator/refund-cap.ts'

/** Lines as a bot reads them; one that the bot refuses has the bot's own words for why, or none. */
export type CheckedLines = {
  lines: number
  good: readonly string[]
  duplicates: number
  bad: readonly (BadLine | { line: number; problem: 'botLine'; words: Record<Language, string> | null })[]
}

export type OrderDependencies = RefundCap & {
  catalogue: Catalogue
  secretsKeys: SecretsKeys
  /** What checking an upload needs of the installed bots, which orders do not know. */
  readBotLines(tx: Tx, serviceId: string, content: string): Promise<CheckedLines>
}
