import type { Translations } from '#platform/language.tsx'
import { type ShownTransaction, transactionName } from './transaction-label.tsx'

/** The note below a title: the kind of transaction if it is not an order, and the service's category. */
export function transactionNote(t: Translations['t'], transaction: ShownTransaction): string {
  const { serviceName, categoryName, kind } = transaction
  const happened = serviceName && kind !== 'order' ? [transactionName(t, transaction)] : []
  return [...happened, ...(categoryName ? [categoryName] : [])].join(' · ')
}
