import type { Database } from './db/database.ts'
import { keyVersionOf, type SealedColumn, type SecretsKeys, seal, unseal } from './sealed.ts'

const BATCH = 500

/** Numbers of values: re-encrypted, already under the current key, and unreadable. */
export type Rotation = { moved: number; current: number; unreadable: number }

/**
 * Re-encrypts values with the current key in short transactions, while the shop works. A concurrent change of a value
 * wins. After an interruption a second run does the rest.
 */
export async function rotateSecrets(
  db: Pick<Database, 'transaction'>,
  column: SealedColumn,
  keys: SecretsKeys,
): Promise<Rotation> {
  const done: Rotation = { moved: 0, current: 0, unreadable: 0 }
  for (let after: string | null = null; ; ) {
    const rows = await db.transaction((tx) => column.list(tx, after, BATCH))
    const old = rows.filter(({ box }) => keyVersionOf(box) !== keys.current)
    const opened = old.flatMap(({ id, box }) => {
      const text = unseal(box, keys, column.purpose)
      return text === null ? [] : [{ id, box, now: seal(text, keys, column.purpose) }]
    })
    await db.transaction((tx) => {
      for (const { id, box, now } of opened) column.replace(tx, id, box, now)
    })
    done.moved += opened.length
    done.current += rows.length - old.length
    done.unreadable += old.length - opened.length
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return done
    after = last.id
  }
}
