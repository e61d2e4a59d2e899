import type { Tx } from '#platform/db/tx.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import { takeCall } from './call-queries.ts'
import { noteProblem } from './circuit-queries.ts'
import { type Connector, connect, type RefillThere, type Said, SupplierError } from './connect.ts'
import type { SupplierDependencies } from './dependencies.ts'
import { insertExchange } from './exchange-queries.ts'
import {
  askRefillsSoon,
  listWithRefills,
  lockRefill,
  type StoredRefill,
  takeDueRefills,
  updateRefillTold,
} from './refill-queries.ts'
import { endRefill } from './settle-refill.ts'

/** Asks a supplier what became of the refills that are due. */
export const askRefillsJob = job<{ supplierId: string }>('suppliers.ask-refills')

/** So many answers in a row that nobody understands, and people have to look. */
const MOST_ODDITIES = 5
/** Orders are sent and asked for first. */
const LEFT_FOR_ORDERS = 2

/** As the clock does each minute. */
export async function requestRefillStates({ db }: JobContext): Promise<void> {
  await db.transaction(async (tx) => {
    for (const supplierId of await listWithRefills(tx))
      enqueue(tx, askRefillsJob, { supplierId }, { key: `suppliers.ask-refills ${supplierId}`, maxAttempts: 1 })
  })
}

/** Asks for all that is due, a hundred in a call; several nodes never ask for the same. What no call is left for is asked for a minute later. */
export async function askRefills(
  { supplierId }: { supplierId: string },
  { db, log }: JobContext,
  deps: SupplierDependencies,
): Promise<void> {
  const supplier = await connect(db, supplierId, deps)
  for (;;) {
    const batch = await db.transaction((tx) => takeBatch(tx, supplierId))
    if (batch.length === 0) return
    try {
      const { states, said } = await ask(supplier, batch)
      for (const refill of batch) {
        const told = states.get(refill.refillId ?? '') ?? { error: 'not answered' }
        const request = `action=refill_status&refills=${refill.refillId} (one of ${batch.length})`
        await db.transaction((tx) => applyRefill(tx, refill, told, { ...said, request, answer: JSON.stringify(told) }))
      }
    } catch (problem) {
      if (!(problem instanceof SupplierError)) throw problem
      const claimIds = batch.map((it) => it.claimId)
      await db.transaction(async (tx) => {
        await askRefillsSoon(tx, claimIds)
        await noteProblem(tx, supplierId, problem.message)
      })
      log.warn({ event: 'supplier-not-asked', supplierId, problem: problem.message }, 'a supplier was not asked')
      return
    }
  }
}

async function takeBatch(tx: Tx, supplierId: string): Promise<StoredRefill[]> {
  if (!(await listWithRefills(tx)).includes(supplierId)) return []
  return (await takeCall(tx, supplierId, LEFT_FOR_ORDERS)) ? takeDueRefills(tx, supplierId) : []
}

/** What is refused of one that was asked for alone is said about it, and not about the supplier. */
async function ask(supplier: Connector, batch: readonly StoredRefill[]): ReturnType<Connector['refillsOf']> {
  const ids = batch.map((it) => it.refillId ?? '')
  try {
    return await supplier.refillsOf(ids)
  } catch (problem) {
    const isAboutIt = problem instanceof SupplierError && problem.kind === 'refused' && ids.length === 1
    if (!isAboutIt || problem.isTooOften || problem.isAboutAccount) throw problem
    const said: Said = { action: 'refill_status', request: '', answer: '', outcome: 'refused', milliseconds: 0 }
    return { states: new Map([[ids[0] ?? '', { error: problem.message }]]), said }
  }
}

/** Takes over what a supplier told of a refill; what is as it was is not kept again. */
async function applyRefill(
  tx: Tx,
  { claimId }: StoredRefill,
  told: RefillThere | { error: string },
  said: Said,
): Promise<void> {
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
  if (told.state === 'refused') await endRefill(tx, claimId, `The supplier says: ${told.status}`)
}
