import { ownProblem } from '@runmart/contract/suppliers-problems'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import { applyAlone } from './apply-alone.ts'
import { takeCall } from './call-queries.ts'
import {
  type Connector,
  connect,
  partsOf,
  type RefillThere,
  type Said,
  type SupplierAccess,
  SupplierError,
} from './connect.ts'
import { insertExchange } from './exchange-queries.ts'
import {
  askRefillsAgain,
  listWithRefills,
  lockRefill,
  type StoredRefill,
  takeDueRefills,
  updateRefillTold,
} from './refill-queries.ts'
import { endRefill } from './settle-refill.ts'
import { ASKED_AT_ONCE } from './state-queries.ts'
import { noteProblem } from './supplier-queries.ts'

type Asked = { supplierId: string }
/** Asks a supplier about its due refills. */
export const askRefillsJob = job<Asked>('suppliers.ask-refills')

/** Unreadable answers in a row before people look. */
const MOST_ODDITIES = 5
/** Calls left for sending and checking orders, which come first. */
const LEFT_FOR_ORDERS = 2
/** Time before the next try whether a supplier supports lists. */
const REMEMBERED_MS = 3_600_000
/** A job's time limit: the next one starts a minute after it. */
const LONGEST_MS = 50_000
const NEXT_TRY_SECONDS = 60

/** The cron job runs it each minute. */
export async function requestRefillStates({ db }: JobContext): Promise<void> {
  await db.transaction(async (tx) => {
    for (const supplierId of await listWithRefills(tx))
      enqueue(tx, askRefillsJob, { supplierId }, { key: `suppliers.ask-refills ${supplierId}`, maxAttempts: 1 })
  })
}

/**
 * Asks about all due refills, a hundred per call, or singly where a supplier does not support lists. Several nodes
 * never ask about the same refill. Refills without a free call wait a minute.
 */
export function refillAsker(): (asked: Asked, context: JobContext, shop: SupplierAccess) => Promise<void> {
  /** Suppliers without lists, with the time until which they get single requests. */
  const listless = new Map<string, number>()
  return async ({ supplierId }, context, shop) => {
    const supplier = await connect(context.db, supplierId, shop)
    const isListless = (listless.get(supplierId) ?? 0) > Date.now()
    const isFoundListless = await askDue(context, { supplierId, supplier, isListless })
    if (isFoundListless && !isListless) listless.set(supplierId, Date.now() + REMEMBERED_MS)
  }
}

/** Returns whether the supplier lacks lists: it ignored a list, but answered a single refill. */
async function askDue(
  context: JobContext,
  { supplierId, supplier, ...known }: Asked & { supplier: Connector; isListless: boolean },
): Promise<boolean> {
  const { db } = context
  let { isListless } = known
  let isAlone = isListless
  let asked = 0
  let hasAnswered = false
  const refused: { batch: StoredRefill[]; problem: SupplierError }[] = []
  for (const end = Date.now() + LONGEST_MS; Date.now() < end; ) {
    const batch = await db.transaction((tx) => takeBatch(tx, supplierId, isAlone ? 1 : ASKED_AT_ONCE))
    if (batch.length === 0) break
    asked += batch.length
    try {
      const answer = await supplier.refillsOf(batch.map((it) => it.refillId ?? ''))
      isListless = isAlone
      if (!hasAnswered) await db.transaction(async (tx) => noteProblem(tx, supplierId, 'refills', null))
      hasAnswered = true
      await applyRefills(context, batch, answer)
    } catch (problem) {
      if (!(problem instanceof SupplierError)) throw problem
      const isRefused = problem.isTooLarge || (problem.kind === 'refused' && problem.isUnanswered)
      if ((problem.isTooLarge || problem.isUnanswered) && batch.length > 1) {
        isAlone = true
        await db.transaction((tx) => askRefillsAgain(tx, claimIdsOf(batch), 0))
      } else if (isRefused) refused.push({ batch, problem })
      else {
        await putOff(context, supplierId, batch, problem)
        break
      }
    }
  }
  // A refused single request concerns its refill if another got an answer, or if it is the only one. Otherwise the
  // supplier refuses all, which says nothing about one.
  const isAboutIt = hasAnswered || asked === 1
  for (const { batch, problem } of refused)
    if (isAboutIt) await applyRefills(context, batch, sayRefused(batch, problem))
    else await putOff(context, supplierId, batch, problem)
  return isListless
}

const claimIdsOf = (batch: readonly StoredRefill[]): string[] => batch.map((it) => it.claimId)

/** The supplier answered nothing about these: puts them off and shows operators the reason. */
async function putOff(
  { db, log }: JobContext,
  supplierId: string,
  batch: readonly StoredRefill[],
  { message: problem }: SupplierError,
): Promise<void> {
  await db.transaction(async (tx) => {
    await askRefillsAgain(tx, claimIdsOf(batch), NEXT_TRY_SECONDS)
    noteProblem(tx, supplierId, 'refills', problem)
  })
  log.warn({ event: 'supplier-not-asked', supplierId, problem }, 'a supplier was not asked')
}

async function takeBatch(tx: Tx, supplierId: string, most: number): Promise<StoredRefill[]> {
  if (!(await listWithRefills(tx)).includes(supplierId)) return []
  return (await takeCall(tx, supplierId, LEFT_FOR_ORDERS)) ? takeDueRefills(tx, supplierId, most) : []
}

type Answer = { states: ReadonlyMap<string, Told>; said: Said }

/** The refusal of a single request as its refill's answer. */
function sayRefused(batch: readonly StoredRefill[], { message: error, exchange }: SupplierError): Answer {
  const nothing = { action: 'refill_status', request: '', answer: '', milliseconds: 0 }
  const said: Said = { ...(exchange ?? nothing), outcome: 'refused' }
  return { states: new Map(batch.map((it) => [it.refillId ?? '', { error }])), said }
}

type Told = RefillThere | { error: string }

async function applyRefills(
  context: JobContext,
  batch: readonly StoredRefill[],
  { states, said }: Answer,
): Promise<void> {
  const partOf = partsOf(said, 'refill')
  for (const { claimId, refillId } of batch) {
    const number = refillId ?? ''
    const told = states.get(number) ?? { error: ownProblem('not-answered') }
    const part = { ...said, answer: partOf(number) }
    await applyAlone(context, claimId, told, (tx, it) => applyRefill(tx, claimId, it, part))
  }
}

/** Applies a supplier's answer about a refill; does not log an unchanged one. */
async function applyRefill(tx: Tx, claimId: string, told: Told, said: Said): Promise<void> {
  const refill = await lockRefill(tx, claimId, 'sent')
  if (!refill) return
  const { supplierId, orderId, status, oddities } = refill
  const isSame = 'error' in told ? refill.problem === told.error : status === told.status && oddities === 0
  if (!isSame) insertExchange(tx, { ...said, supplierId, orderId })
  if ('error' in told) {
    await updateRefillTold(tx, claimId, { status, oddities: oddities + 1, problem: told.error })
    if (oddities + 1 >= MOST_ODDITIES) await endRefill(tx, claimId, told.error)
    return
  }
  await updateRefillTold(tx, claimId, { status: told.status, oddities: 0, problem: null })
  if (told.state === 'completed') await endRefill(tx, claimId, null)
  if (told.state === 'refused') await endRefill(tx, claimId, ownProblem('refill-refused', told.status))
}
