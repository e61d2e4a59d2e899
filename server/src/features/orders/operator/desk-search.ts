import { type Searcher, usersNamed, usersNamedAmong } from '#features/accounts/index.ts'
import { servicesNamed } from '#features/catalog/index.ts'
import { containsPattern } from '#platform/db/contains-pattern.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { OrderFilter } from '../list-queries.ts'
import {
  findFewByWords,
  findIdsByCode,
  findIdsByLink,
  findIdsByWords,
  holdsLinkOf,
  holdsWordsOf,
} from '../search-queries.ts'
import { findLatest, idsOf, listCustomersIn } from './desk-queries.ts'

/** Orders that a search of a long list reads for its words: the newest of the list's days. */
const MAX_FOUND = 1_000

type DeskSearch = {
  search: NonNullable<OrderFilter['search']>
  /** More orders hold the words than the search read. */
  isCut: boolean
}

/** The meaning of words in a filtered list: services and customers by name, and orders that hold the words. */
export async function searchDesk(tx: Tx, words: string, filter: OrderFilter, searcher: Searcher): Promise<DeskSearch> {
  const serviceIds = await servicesNamed(tx, words)
  const named = await usersNamed(tx, words, searcher)
  if (await isShort(tx, filter)) {
    const customerIds = named.more
      ? await usersNamedAmong(tx, words, await listCustomersIn(tx, filter), searcher)
      : named.ids
    return { search: { words, serviceIds, customerIds, holding: await holdingEach(tx, words) }, isCut: false }
  }
  const days = idsOf(filter)
  const ways = [
    await findIdsByCode(tx, words, MAX_FOUND, days),
    await findIdsByLink(tx, words, MAX_FOUND, days),
    await findIdsByWords(tx, words, MAX_FOUND, days),
  ]
  return {
    search: { words, serviceIds, customerIds: named.ids, holding: isOneOf(ways.flat()) },
    isCut: named.more || ways.some((ids) => ids.length === MAX_FOUND),
  }
}

/**
 * Whether the other filters leave few enough orders to check each one: open ones, one customer's, or those of some
 * days.
 */
async function isShort(tx: Tx, filter: OrderFilter): Promise<boolean> {
  return Boolean(filter.open || filter.customerId) || (await findLatest(tx, filter)) === null
}

const isOneOf = (ids: readonly string[]) => sql<boolean>`o.id = any (${ids}::uuid[])`

/** For a short list: checks each order if the index would find too many. Part of a code is enough. */
async function holdingEach(tx: Tx, words: string): Promise<Sql<boolean>> {
  const few = await findFewByWords(tx, words)
  return sql`(o.code ilike ${containsPattern(words)} or ${holdsLinkOf(words)} or ${few ? isOneOf(few) : holdsWordsOf(words)})`
}
