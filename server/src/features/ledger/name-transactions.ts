import type { Language } from '@runmart/contract/languages'
import type { NamedTransaction, Transaction } from '@runmart/contract/ledger'
import type { Reader } from '#platform/db/reader.ts'
import type { Shop } from '#platform/shop.ts'

export type OrderedService = { serviceName: string; category: string; categoryName: string }

/** Finds the services of a customer's orders by order codes, so that the ledger can name purchases. */
export type FindServicesByOrderCode = (
  reader: Reader,
  customerId: string,
  orderCodes: readonly string[],
  language: Language,
) => Promise<ReadonlyMap<string, OrderedService>>

declare module '#platform/shop.ts' {
  interface Shop {
    findServicesByOrderCode: FindServicesByOrderCode
  }
}

/** Adds to each transaction the name of its service. */
export async function nameTransactions(
  reader: Reader,
  { customerId, language }: { customerId: string; language: Language },
  transactions: readonly Transaction[],
  { findServicesByOrderCode }: Shop,
): Promise<NamedTransaction[]> {
  const codes = [...new Set(transactions.flatMap((it) => it.orderCode ?? []))]
  const services = codes.length > 0 ? await findServicesByOrderCode(reader, customerId, codes, language) : null
  return transactions.map((it) => {
    const service = it.orderCode === null ? undefined : services?.get(it.orderCode)
    const { serviceName = null, category = null, categoryName = null } = service ?? {}
    return { ...it, serviceName, category, categoryName }
  })
}
