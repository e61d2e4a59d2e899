import { createHash } from 'node:crypto'
import type { Row } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/tx.ts'
import { Refusal, refuseField } from '../refusal.ts'
import type { Result } from './envelope.ts'

const MAX_KEY_LENGTH = 255

/** A request with its key. `request` identifies its content. */
export type IdempotentRequest = { userId: string; key: string; request: string }

export type StoredAnswer = Pick<Row<'platform.idempotency_keys'>, 'requestHash'> & { answer: Result<unknown> }

const hashOf = ({ request }: IdempotentRequest) => createHash('sha256').update(request).digest()

/** Refuses malformed keys. */
export function requireKey({ key }: IdempotentRequest): void {
  if (key.length > MAX_KEY_LENGTH || !/^[\x21-\x7e]+$/.test(key)) throw refuseField('Idempotency-Key', 'invalid')
}

/**
 * Does the work once per user and key, and inserts the key in the same transaction. A second request with the key waits
 * for the first and gets the same response. A refused request leaves no trace: clients may retry it.
 */
export async function withIdempotencyKey(
  tx: Tx,
  input: IdempotentRequest,
  work: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  requireKey(input)
  const isFirst = await tx.run(sql`
    insert into platform.idempotency_keys (user_id, key, request_hash)
    values (${input.userId}, ${input.key}, ${hashOf(input)}) on conflict do nothing`)
  if (!isFirst) {
    const [before] = (await findStoredAnswers(tx, [[input.userId, input.key]])).values()
    if (!before) throw new Error('A stored answer is missing')
    return repeatAnswer(before, input)
  }
  const answer = await work()
  tx.write(sql`
    update platform.idempotency_keys set answer = ${JSON.stringify(answer)}
    where user_id = ${input.userId} and key = ${input.key}`)
  return answer
}

/** Stored answers, by `<user id> <key>`. */
export async function findStoredAnswers(
  tx: Tx,
  keys: readonly (readonly [userId: string, key: string | null])[],
): Promise<Map<string, StoredAnswer>> {
  const asked = keys.filter(([, key]) => key !== null)
  if (asked.length === 0) return new Map()
  const [[onlyUser, onlyKey] = []] = asked
  const found =
    asked.length === 1
      ? // On a quiet shop requests come alone: a plain statement starts faster.
        sql`platform.idempotency_keys k where k.user_id = ${onlyUser} and k.key = ${onlyKey}`
      : sql`unnest(${asked.map(([userId]) => userId)}::uuid[], ${asked.map(([, key]) => key)}::text[]) as asked (user_id, key)
          cross join lateral (
            select * from platform.idempotency_keys it where it.user_id = asked.user_id and it.key = asked.key offset 0) as k`
  const rows = await tx.all<StoredAnswer & { userId: string; key: string }>(sql`
    select k.user_id as "userId", k.key, k.request_hash as "requestHash", k.answer
    from ${found}`)
  return new Map(rows.map((it) => [`${it.userId} ${it.key}`, it]))
}

/** Returns the stored answer. Refuses another request under the same key. */
export function repeatAnswer(before: StoredAnswer, input: IdempotentRequest): Result<unknown> {
  if (!before.requestHash.equals(hashOf(input))) throw new Refusal('IDEMPOTENCY_MISMATCH')
  return before.answer
}

/**
 * Stores answers under their keys at the end of their transaction. If another transaction stored a key first, the
 * constraint makes this one start again: it then finds the answer.
 */
export function insertAnswers(tx: Tx, answers: readonly (IdempotentRequest & { answer: Result<unknown> })[]): void {
  if (answers.length === 0) return
  tx.write(sql`
    insert into platform.idempotency_keys (user_id, key, request_hash, answer)
    select * from unnest(${answers.map((it) => it.userId)}::uuid[], ${answers.map((it) => it.key)}::text[],
      ${answers.map(hashOf)}::bytea[], ${answers.map((it) => JSON.stringify(it.answer))}::json[])`)
}

/** Deletes a user's idempotency keys and the responses stored with them. */
export function deleteIdempotencyKeys(tx: Tx, userId: string): void {
  tx.write(sql`delete from platform.idempotency_keys where user_id = ${userId}`)
}
