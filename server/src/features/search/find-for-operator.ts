import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { languages } from '@runmart/contract/languages'
import { MAX_FOUND } from '@runmart/contract/search'
import type { Match, MatchField } from '@runmart/contract/search-operator'
import { type FoundContact, findContacts, listContacts, type Searcher, usernamesOf } from '#features/accounts/index.ts'
import { findContentOwner, findTransfers } from '#features/deposits/index.ts'
import { findPostedNamed } from '#features/ledger/index.ts'
import { searchOrders } from '#features/orders/index.ts'
import { holdsReading, isSearchIndexed, searchReadings, toSearchText } from '#platform/db/search-text.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'

type Areas = typeof api.searchOperator
type Input<Area extends keyof Areas> = HandlerInput<Areas[Area]>
type Answer<Area extends keyof Areas> = Promise<Result<DataOf<Areas[Area]>>>

/** Finds a few orders by code, by words, and among the newest orders of matching customers. */
export async function findOrdersForOperator(
  tx: Tx,
  { query: { q }, caller, request }: Input<'orders'>,
): Answer<'orders'> {
  const customers = await findPeople(tx, q, caller)
  const search = { typed: q, customerIds: customers.map(({ id }) => id), limit: MAX_FOUND }
  const found = await searchOrders(tx, search, request.language)
  const orders = found.map(({ order, texts }) => {
    const { id, orderCode, orderStatus, serviceName, createdAt, customer } = order
    // The customer's phone or address matched, which the order does not hold.
    const match = matchOf(texts, q) ?? { field: 'customer' as const, text: customer.username }
    return { id, orderCode, serviceName, orderStatus, createdAt, customer, match }
  })
  return { data: { orders, indexed: await isSearchIndexed(tx) } }
}

/** Finds a few customers; the owner of a typed deposit content comes first. */
export async function findCustomersForOperator(
  tx: Tx,
  { query: { q }, caller }: Input<'customers'>,
): Answer<'customers'> {
  const found = await findPeople(tx, q, caller)
  const customers = found.map((it) => {
    const { id, username, email, fullName, phone, telegram, role, status } = it
    const texts = [
      { field: 'username' as const, text: username },
      { field: 'email' as const, text: email },
      { field: 'name' as const, text: fullName },
      { field: 'telegram' as const, text: telegram },
      { field: 'phone' as const, text: phone },
      { field: 'id' as const, text: id },
      { field: 'content' as const, text: it.content ?? '' },
    ]
    return { id, username, email, fullName, role, status, match: matchOf(texts, q) }
  })
  return { data: { customers, indexed: await isSearchIndexed(tx) } }
}

/** Finds a few transfers by reference, memo or sender, and transactions by code. */
export async function findMoneyForOperator(tx: Tx, { query: { q } }: Input<'money'>): Answer<'money'> {
  const transfers = await findTransfers(tx, q, MAX_FOUND)
  const posted = await findPostedNamed(tx, q, MAX_FOUND)
  const names = await usernamesOf(
    tx,
    posted.map(({ customerId }) => customerId),
  )
  return {
    data: {
      transfers: transfers.map((it) => {
        const { id, feed, externalId, bankReference, status, amount, currency, content, sender, receivedAt } = it
        const texts = [
          { field: 'reference' as const, text: bankReference },
          { field: 'memo' as const, text: content },
          { field: 'sender' as const, text: sender },
          { field: 'id' as const, text: externalId },
        ]
        const shown = { id, feed, externalId, bankReference, status, amount, currency, content, sender, receivedAt }
        // Another spelling of the reference matched.
        return {
          ...shown,
          match: matchOf(texts, q) ?? { field: 'reference' as const, text: bankReference || externalId },
        }
      }),
      transactions: posted.map(({ customerId, posted: { transactionCode, kind, amount, createdAt } }) => ({
        ...{ transactionCode, kind, amount, createdAt },
        customer: { id: customerId, username: names.get(customerId) ?? '' },
      })),
      indexed: await isSearchIndexed(tx),
    },
  }
}

/** Finds a few services by name or category in any language. Services hidden from customers come last. */
export async function findServicesForOperator(
  _tx: Tx,
  { query: { q }, request }: Input<'services'>,
  { catalogue }: Shop,
): Answer<'services'> {
  const readings = searchReadings(q)
  const copies = await Promise.all(languages.map((language) => catalogue.get(language)))
  const holdsAll = (id: string) => {
    const named = copies.flatMap(({ byId }) => byId.get(id) ?? [])
    const text = toSearchText(named.flatMap((it) => [it.name, it.category, it.categoryName]))
    return holdsReading(text, readings)
  }
  const { services: offered, byId } = await catalogue.get(request.language)
  const all = readings.length > 0 ? [...new Set([...offered, ...byId.values()])] : []
  return {
    data: {
      services: all
        .filter(({ id }) => holdsAll(id))
        .slice(0, MAX_FOUND)
        .map(({ id, name, category, serviceType, status }) => ({ id, name, category, serviceType, status })),
    },
  }
}

/** Matching users; `content` is the deposit content that matched. */
async function findPeople(tx: Tx, typed: string, searcher: Searcher): Promise<(FoundContact & { content?: string })[]> {
  const ownerId = await findContentOwner(tx, typed)
  const [owner] = ownerId ? await listContacts(tx, [ownerId]) : []
  const others = (await findContacts(tx, typed, MAX_FOUND, searcher)).filter(({ id }) => id !== ownerId)
  return [...(owner ? [{ ...owner, content: typed.toUpperCase() }] : []), ...others].slice(0, MAX_FOUND)
}

type Text = { field: MatchField; text: string }

const LONGEST = 120
const BEFORE = 30

/** The text that matched: the first that holds all typed words, else the first that holds some. */
function matchOf(texts: readonly Text[], typed: string): Match | null {
  const readings = searchReadings(typed)
  const words = readings.flat()
  const folded = (it: Text) => toSearchText(spellings(it))
  const found =
    texts.find((it) => holdsReading(folded(it), readings)) ??
    texts.find((it) => words.some((word) => folded(it).includes(word)))
  return found ? { field: found.field, text: shorten(found.text, words) } : null
}

/** A text as written, and without the signs that people leave out. */
function spellings({ field, text }: Text): string[] {
  if (field === 'phone' || field === 'contact') return [text, text.replace(/\D/g, '')]
  return field === 'code' ? [text, text.replaceAll('-', '')] : [text]
}

/** Cuts a long text to the surroundings of the first word that it holds. */
function shorten(text: string, words: readonly string[]): string {
  if (text.length <= LONGEST) return text
  const at = words.map((word) => toSearchText([text]).indexOf(word)).find((it) => it >= 0) ?? 0
  const begin = Math.max(0, at - BEFORE)
  const end = begin + LONGEST
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end).trim()}${end < text.length ? '…' : ''}`
}
