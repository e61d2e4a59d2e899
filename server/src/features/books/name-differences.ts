import type { BookCheck, BookSubject } from '@runmart/contract/books'
import type { Language } from '@runmart/contract/languages'
import { usernamesOf } from '#features/accounts/index.ts'
import { serviceNames } from '#features/catalog/index.ts'
import { customerOfAccount, customersOfTransactions, type Subject } from '#features/ledger/index.ts'
import { ordersByCode } from '#features/orders/index.ts'
import { sumSuppliers } from '#features/suppliers/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import type { CheckedBooks } from './queries.ts'

/**
 * Adds current names in this language and the keys of their pages to the differences. The shop does not store these
 * names.
 */
export async function nameDifferences(
  tx: Tx,
  checks: CheckedBooks['checks'],
  language: Language,
): Promise<BookCheck[]> {
  const subjects = checks.flatMap((check) => check.differences).flatMap((it) => it.about)
  const nameOf = await findNames(tx, subjects, language)
  return checks.map(({ name, found, examples, differences }) => ({
    name,
    found,
    examples,
    differences: differences.map((it) => ({ ...it, about: it.about.map((one) => ({ ...one, ...nameOf(one) })) })),
  }))
}

type Name = Pick<BookSubject, 'name' | 'page'>

async function findNames(tx: Tx, subjects: readonly Subject[], language: Language): Promise<(it: Subject) => Name> {
  const idsOf = (...kinds: Subject['kind'][]) => subjects.filter((it) => kinds.includes(it.kind)).map((it) => it.id)
  const customers = idsOf('account').flatMap((it) => customerOfAccount(it) ?? [])
  const users = await usernamesOf(tx, [...customers, ...idsOf('operator')].filter(isUuid))
  const owners = await customersOfTransactions(tx, idsOf('transaction', 'original'))
  const orders = await ordersByCode(tx, idsOf('order'))
  const services = await serviceNames(tx, idsOf('service'), language)
  const hasSuppliers = idsOf('supplier').length > 0
  const suppliers = new Map((hasSuppliers ? await sumSuppliers(tx) : []).map((it) => [it.id, it.name]))
  return ({ kind, id }) => {
    if (kind === 'account') {
      const customer = customerOfAccount(id)
      return customer === null ? { name: id, page: null } : { name: users.get(customer) ?? '', page: customer }
    }
    if (kind === 'transaction' || kind === 'original') return { name: id, page: owners.get(id) ?? null }
    if (kind === 'order') return { name: id, page: orders.get(id)?.id ?? null }
    if (kind === 'service') return { name: services.get(id)?.name ?? id, page: services.has(id) ? id : null }
    if (kind === 'supplier') return { name: suppliers.get(id) ?? id, page: suppliers.has(id) ? id : null }
    if (kind === 'operator') return { name: users.get(id) ?? '', page: null }
    return { name: id, page: null }
  }
}
