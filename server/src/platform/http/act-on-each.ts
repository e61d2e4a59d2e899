import type { Tx } from '../db/tx.ts'
import { Refusal } from '../refusal.ts'
import type { Result } from './envelope.ts'
import { withIdempotencyKey } from './idempotency.ts'
import type { Transactions } from './route.ts'

type Acting<Asked, Outcome> = {
  userId: string
  key: string
  /** What is the same for all of them; under the same key nothing else can be asked for. */
  request: object
  act: (tx: Tx, asked: Asked) => Promise<Result<Outcome>>
  /** What became of one that was refused. */
  explain: (tx: Tx, asked: Asked, refusal: Refusal) => Promise<Outcome>
}

/**
 * Acts on each, one after the other, in a transaction of its own: what is refused for one does not touch the others. Sent
 * again under the same key, what was done is answered as before and not done again.
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
