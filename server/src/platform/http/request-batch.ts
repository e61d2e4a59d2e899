import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { type AttemptLimit, countTogether } from '../attempts.ts'
import { Batcher } from '../batcher.ts'
import type { Database } from '../db/database.ts'
import { INDEX_PLAN } from '../db/force-generic-plan.ts'
import { isConnectionLost } from '../db/problems.ts'
import type { Tx } from '../db/tx.ts'
import { Refusal } from '../refusal.ts'
import type { Shop } from '../shop.ts'
import type { Result } from './envelope.ts'
import { findStoredAnswers, type IdempotentRequest, insertAnswers, repeatAnswer, requireKey } from './idempotency.ts'
import type { BatchHandler, Caller, Claims } from './route.ts'

/** Most requests of one transaction: more gain little and hold their locks longer. */
const SIZE = 64
/** Longest wait for a lock: one blocked request must not block the others. After it each runs alone. */
const MOST_WAIT = '500ms'

export type BatchContext = {
  shop: Shop
  db: Pick<Database, 'quickTransaction'>
  /** The callers of the tokens, or a refusal for each without access. */
  identifyMany(tx: Tx, asked: readonly Asked[]): Promise<readonly (Caller | Refusal)[]>
}

export type Asked = { claims: Claims; endpoint: AnyEndpoint }

/** A request of a batch. */
export type BatchedRequest<Item> = Asked & {
  idempotencyKey: string | null
  /** Rate limits for this request, counted in the same transaction. Refused requests count too. */
  limits: readonly AttemptLimit[]
  /** Parses or refuses the input, once the caller is known. */
  read(caller: Caller): { item: Item; fingerprint: string }
  /** Returns the reply as the contract describes it; throws if it differs. */
  checkReply(data: unknown): unknown
}

type Ready<Item> = { request: BatchedRequest<Item>; item: Item; key: IdempotentRequest | null }
type Outcome = Result<unknown> | Failure

const batches = new WeakMap<BatchContext, Map<BatchHandler<never>, RequestBatch<never>>>()

/** The batch that all endpoints of this handler share. */
export function batchOf(context: BatchContext, handle: BatchHandler<never>): RequestBatch<never> {
  const ofContext = batches.get(context) ?? new Map<BatchHandler<never>, RequestBatch<never>>()
  batches.set(context, ofContext)
  const batch = ofContext.get(handle) ?? new RequestBatch(context, handle)
  ofContext.set(handle, batch)
  return batch
}

/** The problem of one request as a value: the others of its batch continue. */
class Failure {
  readonly problem: unknown
  constructor(problem: unknown) {
    this.problem = problem
  }
}

/**
 * Runs requests that arrive together in one transaction. If the transaction fails, each request runs alone: a bad
 * request costs the others only time.
 */
export class RequestBatch<Item> {
  readonly #context: BatchContext
  readonly #handle: BatchHandler<Item>
  readonly #batcher: Batcher<BatchedRequest<Item>, Outcome>

  constructor(context: BatchContext, handle: BatchHandler<Item>) {
    this.#context = context
    this.#handle = handle
    // Two requests with the same key run one after the other: the second finds the answer of the first.
    const keyOf = ({ claims, idempotencyKey }: BatchedRequest<Item>) =>
      idempotencyKey === null ? null : `${claims.userId} ${idempotencyKey}`
    this.#batcher = new Batcher((requests) => this.#doAll(requests), { size: SIZE, keyOf })
  }

  async run(request: BatchedRequest<Item>): Promise<Result<unknown>> {
    const outcome = await this.#batcher.add(request)
    if (outcome instanceof Failure) throw outcome.problem
    return outcome
  }

  async #doAll(requests: readonly BatchedRequest<Item>[]): Promise<readonly (Outcome | Promise<Outcome>)[]> {
    try {
      // Quick is safe here: the work starts with reads, and with counts, which are harmless if the beginning fails.
      return await this.#context.db.quickTransaction((tx) => this.#doTogether(tx, requests), {
        ...INDEX_PLAN,
        ...(requests.length > 1 && { lock_timeout: MOST_WAIT }),
      })
    } catch (problem) {
      // After a lost connection the outcome is unknown: clients repeat requests under their keys.
      if (requests.length === 1 || isConnectionLost(problem)) return requests.map(() => new Failure(problem))
      // Each runs alone, and none waits for another.
      return requests.map(async (it) => {
        const [outcome] = await this.#doAll([it])
        return outcome as Outcome | Promise<Outcome>
      })
    }
  }

  async #doTogether(tx: Tx, requests: readonly BatchedRequest<Item>[]): Promise<readonly Outcome[]> {
    const [limited, callers, stored] = await Promise.all([
      countTogether(
        tx,
        requests.map(({ limits }) => limits),
      ),
      this.#context.identifyMany(tx, requests),
      findStoredAnswers(
        tx,
        requests.map(({ claims, idempotencyKey }) => [claims.userId, idempotencyKey] as const),
      ),
    ])
    const ready: Ready<Item>[] = []
    const outcomes = new Map<BatchedRequest<Item>, Outcome>()
    for (const [at, request] of requests.entries()) {
      try {
        if (limited[at]) throw limited[at]
        const caller = callers[at]
        if (!caller || caller instanceof Refusal) throw caller
        const { item, fingerprint } = request.read(caller)
        const key = idempotentRequest(request, fingerprint)
        if (key) requireKey(key)
        const before = key && stored.get(`${key.userId} ${key.key}`)
        if (before) outcomes.set(request, repeatAnswer(before, key))
        else ready.push({ request, item, key })
      } catch (problem) {
        outcomes.set(request, new Failure(problem))
      }
    }
    const results = ready.length
      ? await this.#handle(
          tx,
          ready.map(({ item }) => item),
          this.#context.shop,
        )
      : []
    const answers = []
    for (const [at, { request, key }] of ready.entries()) {
      const result = results[at] as Result<unknown> | Refusal
      if (result instanceof Refusal) outcomes.set(request, new Failure(result))
      else {
        const answer = { ...result, data: request.checkReply(result.data) }
        outcomes.set(request, answer)
        if (key) answers.push({ ...key, answer })
      }
    }
    insertAnswers(tx, answers)
    return requests.map((it) => outcomes.get(it) as Outcome)
  }
}

function idempotentRequest(
  { claims, idempotencyKey }: Pick<BatchedRequest<unknown>, 'claims' | 'idempotencyKey'>,
  fingerprint: string,
): IdempotentRequest | null {
  return idempotencyKey === null ? null : { userId: claims.userId, key: idempotencyKey, request: fingerprint }
}
