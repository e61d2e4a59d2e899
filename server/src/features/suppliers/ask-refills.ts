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
/** Asks a supplier what became of the refills that are due. */
export const askRefillsJob = job<Asked>('suppliers.ask-refills')

/** So many answers in a row that nobody understands, and people have to look. */
const MOST_ODDITIES = 5
/** Orders are sent and asked for first. */
const LEFT_FOR_ORDERS = 2
/** So long nobody tries again whether a supplier knows lists. */
const REMEMBERED_MS = 3_600_000
/** So long a job asks: the next comes a minute after it. */
const LONGEST_MS = 50_000
const NEXT_TRY_SECONDS = 60

/** As the clock does each minute. */
export async function requestRefillStates({ db }: JobContext): Promise<void> {
  await db.transaction(async (tx) => {
    for (const supplierId of await listWithRefills(tx))
      enqueue(tx, askRefillsJob, { supplierId }, { key: `suppliers.ask-refills ${supplierId}`, maxAttempts: 1 })
  })
}

/**
 * Asks for all that is due, a hundred in a call, or one by one where a supplier knows no lists; several nodes never ask for the same.
 * What no call is left for is asked for a minute later.
 */
export function refillAsker(): (asked: Asked, context: JobContext, shop: SupplierAccess) => Promise<void> {
  /** Until when suppliers are asked for one at a time. */
  const listless = new Map<string, number>()
  return async ({ supplierId }, context, shop) => {
    const supplier = await connect(context.db, supplierId, shop)
    const isListless = (listless.get(supplierId) ?? 0) > Date.now()
    const isFoundListless = await askDue(context, { supplierId, supplier, isListless })
    if (isFoundListless && !isListless) listless.set(supplierId, Date.now() + REMEMBERED_MS)
  }
}

/** Returns whether the supplier knows no lists: it left one unanswered, but not one refill alone. */
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
  // What is refused of one alone is about it where another was answered, or there is no other. Else all are refused: that says nothing of it.
  const isAboutIt = hasAnswered || asked === 1
  for (const { batch, problem } of refused)
    if (isAboutIt) await applyRefills(context, batch, sayRefused(batch, problem))
    else await putOff(context, supplierId, batch, problem)
  return isListless
}

const claimIdsOf = (batch: readonly StoredRefill[]): string[] => batch.map((it) => it.claimId)

/** The supplier told nothing of them: it is asked again later, and operators see why. */
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

/** What is refused of one that was asked for alone is said about it. */
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

/** Takes over what a supplier told of a refill; what is as it was is not kept again. */
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
