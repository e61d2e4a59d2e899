import type { api } from '@runmart/contract'
import type { Favourites } from '@runmart/contract/catalog-favourites'
import { query } from '#platform/db/query.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import { deleteMark, getFavourites, insertMark } from './favourite-queries.ts'
import { tellWaitingJob } from './tell-waiting.ts'

type Input = Pick<HandlerInput<typeof api.catalogFavourites.addFavourite>, 'params' | 'caller'>

export async function addFavourite(tx: Tx, { params, caller }: Input): Promise<Result<Favourites>> {
  await insertMark(tx, 'catalog.favourites', caller.userId, await requireService(tx, params.id))
  return { data: await getFavourites(tx, caller.userId) }
}

export async function removeFavourite(tx: Tx, { params, caller }: Input): Promise<Result<Favourites>> {
  await deleteMark(tx, 'catalog.favourites', caller.userId, await requireService(tx, params.id))
  return { data: await getFavourites(tx, caller.userId) }
}

/** Stores that a customer waits for a service. The job notifies them at once if it is already back. */
export async function waitFor(tx: Tx, { params, caller }: Input): Promise<Result<Favourites>> {
  await insertMark(tx, 'catalog.waiting', caller.userId, await requireService(tx, params.id))
  enqueue(tx, tellWaitingJob, {}, { key: 'catalog.tell-waiting' })
  return { data: await getFavourites(tx, caller.userId) }
}

/** Removes a customer's request for a notification. */
export async function stopWaitingFor(tx: Tx, { params, caller }: Input): Promise<Result<Favourites>> {
  await deleteMark(tx, 'catalog.waiting', caller.userId, await requireService(tx, params.id))
  return { data: await getFavourites(tx, caller.userId) }
}

async function requireService(tx: Tx, id: string): Promise<string> {
  const service = isUuid(id)
    ? await tx.find(query.selectFrom('catalog.services').select('id').where('id', '=', id))
    : null
  if (!service) throw new Refusal('NOT_FOUND')
  return service.id
}
