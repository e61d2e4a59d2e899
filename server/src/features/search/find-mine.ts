import type { api } from '@runmart/contract'
import type { Service } from '@runmart/contract/catalog'
import { foldText, holdsWords } from '@runmart/contract/fold-text'
import { type Found, MAX_FOUND, SEARCHED_TRANSACTIONS } from '@runmart/contract/search'
import { findTransaction, latestTransactions } from '#features/ledger/index.ts'
import { findOrders } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'

/** Finds a few services, own orders and own transactions for a customer, best matches first. */
export async function findMine(
  reader: Reader,
  { query: { q }, caller: { userId }, request: { language } }: HandlerInput<typeof api.search.find>,
  { catalogue }: Shop,
): Promise<Result<Found>> {
  const { services } = await catalogue.get(language)
  const named = findServices(services, q)
  const search = { words: q, serviceIds: named.map(({ id }) => id), customerIds: [] }
  const [orders, transactions] = await Promise.all([
    findOrders(reader, { customerId: userId, search }, MAX_FOUND, { language, catalogue }),
    findTransactions(reader, userId, q),
  ])
  return {
    data: {
      services: named.slice(0, MAX_FOUND).map(({ id, name, category, glyph, serviceType, status }) => ({
        id,
        name,
        category,
        glyph,
        serviceType,
        status,
      })),
      orders: orders.map(({ id, orderCode, serviceName, orderStatus, createdAt }) => ({
        id,
        orderCode,
        serviceName,
        orderStatus,
        createdAt,
      })),
      transactions,
    },
  }
}

/** Services whose name or category holds every typed word. Names that begin with them come first. */
function findServices(services: readonly Service[], typed: string): Service[] {
  const begins = ({ name }: Service) => foldText(name).startsWith(foldText(typed))
  return services
    .filter(({ name, category, categoryName }) => holdsWords(`${name} ${category} ${categoryName}`, typed))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
}

const wholeCode = /^TX-[A-Z0-9]{9}$/i

async function findTransactions(reader: Reader, customerId: string, typed: string): Promise<Found['transactions']> {
  if (wholeCode.test(typed)) {
    const named = await findTransaction(reader, customerId, typed)
    return named ? [named] : []
  }
  const newest = await latestTransactions(reader, customerId, SEARCHED_TRANSACTIONS)
  return newest
    .filter(({ transactionCode, orderCode }) => holdsWords(`${transactionCode} ${orderCode ?? ''}`, typed))
    .slice(0, MAX_FOUND)
}
