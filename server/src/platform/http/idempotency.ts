import { createHash } from 'node:crypto'
import type { Row } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/tx.ts'
import { Refusal, refuseField } from '../refusal.ts'
import type { Result } from './envelope.ts'

const MAX_KEY_LENGTH = 255

type KeptAnswer = Pick<Row<'platform.idempotency_keys'>, 'requestHash'> & { answer: Result<unknown> }

/**
 * Does the work once per user and key. The key is inserted in the transaction of the work: a second request with the same
 * key waits for the first, then gets the same response; a refused one left no trace and may be retried.
 */
export async function withIdempotencyKey(
  tx: Tx,
  input: { userId: string; key: string; request: string },
  work: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  if (input.key.length > MAX_KEY_LENGTH || !/^[\x21-\x7e]+$/.test(input.key))
    throw refuseField('Idempotency-Key', 'invalid')
  const hash = createHash('sha256').update(input.request).digest()
  const isFirst = await tx.run(sql`
    insert into platform.idempotency_keys (user_id, key, request_hash) values (${input.userId}, ${input.key}, ${hash})
    on conflict do nothing`)
  if (!isFirst) {
    const before = await tx.get<KeptAnswer>(sql`
      select request_hash as "requestHash", coalesce(kept_answer, answer::json) as answer from platform.idempotency_keys
      where user_id = ${input.userId} and key = ${input.key}`)
    if (!before.requestHash.equals(hash)) throw new Refusal('IDEMPOTENCY_MISMATCH')
    return before.answer
  }
  const answer = await work()
  tx.write(sql`
    update platform.idempotency_keys set kept_answer = ${JSON.stringify(answer)}
    where user_id = ${input.userId} and key = ${input.key}`)
  return answer
}

/** Deletes a user's idempotency keys and the responses stored with them. */
export function deleteIdempotencyKeys(tx: Tx, userId: string): void {
  tx.write(sql`delete from platform.idempotency_keys where user_id = ${userId}`)
}
