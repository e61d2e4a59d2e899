import type { Tx } from '../db/tx.ts'
import { Refusal } from '../refusal.ts'
import type { Result } from './envelope.ts'
import { withIdempotencyKey } from './idempotency.ts'
import type { Transactions } from './route.ts'

type Acting<Asked, Outcome> = {
  userId: string
  key: string
  /** The common part of all items. The same key with another request is refused. */
  request: object
  act: (tx: Tx, asked: Asked) => Promise<Result<Outcome>>
  /** The outcome of a refused item. */
  explain: (tx: Tx, asked: Asked, refusal: Refusal) => Promise<Outcome>
}

/**
 * Acts on the items one by one, each in its own transaction: a refusal affects only its item. A repeated request under
 * the same key gets the stored outcomes of finished items.
 */
export async function actOnEach<Asked extends { id: string }, Outcome>(
  db: Transactions,
  all: readonly Asked[],
  { userId, key, request, act, explain }: Acting<Asked, Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const asked of all) {
    const once = { userId, key: `${key}:${asked.id}`, request: JSON.stringify({ ...request, ...asked }) }
    try {
      const { data } = await db.transaction((tx) => withIdempotencyKey(tx, once, () => act(tx, asked)))
      outcomes.push(data as Outcome)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      outcomes.push(await db.transaction((tx) => explain(tx, asked, problem)))
    }
  }
  return outcomes
}
