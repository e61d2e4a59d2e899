import { setTimeout as sleep } from 'node:timers/promises'
import type { Transactions } from '#platform/http/route.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import { applyAlone } from './apply-alone.ts'
import { applyState, type Told } from './apply-state.ts'
import { takeCall } from './call-queries.ts'
import { connect, partsOf, type Said, type SupplierAccess, SupplierError } from './connect.ts'
import {
  ASKED_AT_ONCE,
  type Asked,
  askAgain,
  askSoon,
  giveUpSilent,
  isToAsk,
  keepTold,
  listToAsk,
  takeDue,
  takeToRecheck,
} from './state-queries.ts'
import { noteProblem } from './supplier-queries.ts'

/** Asks a supplier about its due orders. */
export const askStatesJob = job<{ supplierId: string }>('suppliers.ask')

/** A run ends before the cron job starts the next. */
const LONGEST_MS = 50_000
const PAUSE_MS = 400
/** The first call of a run competes with sending, so that neither starves; later calls leave some for it. */
const LEFT_FOR_SENDING = 2

export async function requestStates({ db }: JobContext): Promise<void> {
  await db.transaction(giveUpSilent)
  await db.transaction(async (tx) => {
    for (const supplierId of await listToAsk(tx))
      enqueue(tx, askStatesJob, { supplierId }, { key: `suppliers.ask ${supplierId}`, maxAttempts: 1 })
  })
}

/**
 * Asks about all due orders, a hundred per call, as evenly as the supplier allows. Several nodes never ask about the
 * same order.
 */
export async function askStates(
  { supplierId }: { supplierId: string },
  { db, log }: JobContext,
  shop: SupplierAccess,
): Promise<void> {
  const supplier = await connect(db, supplierId, shop)
  let most = ASKED_AT_ONCE
  for (let end = Date.now() + LONGEST_MS, leave = 0; Date.now() < end; ) {
    const batch = await takeBatch(db, supplierId, { leave, most })
    if (batch === null) {
      await sleep(PAUSE_MS)
      continue
    }
    if (batch.length === 0) return
    leave = LEFT_FOR_SENDING
    try {
      const { states, said } = await supplier.statesOf(batch.map((it) => it.externalId ?? ''))
      const told = batch.map((known) => ({ known, told: states.get(known.externalId ?? '') }))
      const same = told.filter((it) => it.told && isSame(it.known, it.told))
      await db.transaction(async (tx) => {
        noteProblem(tx, supplierId, 'states', null)
        if (same.length > 0)
          await keepTold(
            tx,
            same.map((it) => it.known.orderId),
          )
      })
      const partOf = partsOf(said)
      for (const it of told) {
        // An unchanged answer needs no transaction.
        if (!it.told || isSame(it.known, it.told)) continue
        const part = { ...said, answer: partOf(it.known.externalId ?? '') }
        await applyAlone({ db, log }, it.known.orderId, it.told, (tx, state) =>
          applyState(tx, it.known.orderId, state, part),
        )
      }
    } catch (problem) {
      if (!(problem instanceof SupplierError)) throw problem
      if (problem.isTooLarge) {
        // Halves the next batch, until the order with the oversized answer is alone.
        most = batch.length > 1 ? Math.ceil(batch.length / 2) : ASKED_AT_ONCE
        await (batch.length > 1
          ? db.transaction((tx) =>
              askAgain(
                tx,
                batch.map((it) => it.orderId),
              ),
            )
          : noteTooLarge({ db, log }, batch, problem))
        continue
      }
      await db.transaction(async (tx) => {
        const ids = batch.map((it) => it.orderId)
        await askSoon(tx, ids)
        noteProblem(tx, supplierId, 'states', problem.message)
      })
      log.warn({ event: 'supplier-not-asked', supplierId, problem: problem.message }, 'a supplier was not asked')
      return
    }
  }
}

/** Notes an oddity for an order whose own answer is too large to read. */
async function noteTooLarge(
  context: Pick<JobContext, 'db' | 'log'>,
  batch: readonly Asked[],
  { message, exchange }: SupplierError,
): Promise<void> {
  const nothing = { action: 'status', request: '', answer: '', milliseconds: 0 }
  const said: Said = { ...(exchange ?? nothing), outcome: 'unclear' }
  for (const { orderId } of batch)
    await applyAlone<Told>(context, orderId, { error: message }, (tx, it) => applyState(tx, orderId, it, said))
}

/** Due orders and a call for them. Empty if nothing is due, null if no call is left. */
function takeBatch(
  db: Transactions,
  supplierId: string,
  { leave, most }: { leave: number; most: number },
): Promise<Asked[] | null> {
  return db.transaction(async (tx) => {
    if (!(await isToAsk(tx, supplierId))) return []
    if (!(await takeCall(tx, supplierId, leave))) return null
    const due = await takeDue(tx, supplierId, most)
    return due.length > 0 ? due : takeToRecheck(tx, supplierId, most)
  })
}

function isSame(known: Asked, told: Told): boolean {
  if ('error' in told || known.oddities > 0 || known.state === 'unclear') return false
  return (
    known.status === told.status &&
    known.startCount === told.startCount &&
    known.remains === told.remains &&
    (told.charge === null || Number(known.charge ?? Number.NaN) === Number(told.charge))
  )
}
