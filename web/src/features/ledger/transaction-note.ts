import type { Translations } from '#platform/language.tsx'
import { type ShownTransaction, transactionName } from './transaction-label.tsx'

/** What a title leaves open: that it is a refund, and the category of the service. */
export function transactionNote(t: Translations['t'], transaction: ShownTransaction): string {
  const { serviceName, categoryName, kind } = transaction
  const happened = serviceName && kind !== 'order' ? [transactionName(t, transaction)] : []
  return [...happened, ...(categoryName ? [categoryName] : [])].join(' · ')
}
