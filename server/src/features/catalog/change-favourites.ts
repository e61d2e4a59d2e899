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

/** Adds a service to a customer's favourites. */
export async function addFavourite(tx: Tx, { params, caller }: Input): Promise<Result<Favourites>> {
  await insertMark(tx, 'catalog.favourites', caller.userId, await requireService(tx, params.id))
  return { data: await getFavourites(tx, caller.userId) }
}

/** Takes a service from a customer's favourites. */
export async function removeFavourite(tx: Tx, { params, caller }: Input): Promise<Result<Favourites>> {
  await deleteMark(tx, 'catalog.favourites', caller.userId, await requireService(tx, params.id))
  return { data: await getFavourites(tx, caller.userId) }
}

/** Notes that a customer wants to be told when a service is back; if it is by now, they are told. */
export async function waitFor(tx: Tx, { params, caller }: Input): Promise<Result<Favourites>> {
  await insertMark(tx, 'catalog.waiting', caller.userId, await requireService(tx, params.id))
  enqueue(tx, tellWaitingJob, {}, { key: 'catalog.tell-waiting' })
  return { data: await getFavourites(tx, caller.userId) }
}

/** Forgets that a customer wanted to be told. */
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
