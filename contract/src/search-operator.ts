import * as z from 'zod/mini'
import { Customer } from './accounts-user.ts'
import { Service } from './catalog.ts'
import { Transfer } from './deposits-transfers.ts'
import { endpoint } from './endpoint.ts'
import { Transaction } from './ledger.ts'
import { OperatorOrder } from './orders-operator.ts'
import { SearchWords } from './search.ts'

export const matchFields = [
  ...(['code', 'customer', 'contact', 'note', 'link', 'input'] as const),
  ...(['username', 'email', 'name', 'phone', 'telegram', 'content'] as const),
  ...(['memo', 'reference', 'sender', 'id'] as const),
] as const
export type MatchField = (typeof matchFields)[number]

/** The matching text; of a long one the part around the match. */
export const Match = z.strictObject({ field: z.enum(matchFields), text: z.string() })
export type Match = z.infer<typeof Match>

const match = z.nullable(Match)

export const FoundOrder = z.extend(
  z.pick(OperatorOrder, {
    id: true,
    orderCode: true,
    serviceName: true,
    orderStatus: true,
    createdAt: true,
    customer: true,
  }),
  { match },
)
export const FoundCustomer = z.extend(
  z.pick(Customer, { id: true, username: true, email: true, fullName: true, role: true, status: true }),
  { match },
)
export const FoundTransfer = z.extend(
  z.pick(Transfer, {
    id: true,
    feed: true,
    externalId: true,
    bankReference: true,
    status: true,
    amount: true,
    currency: true,
    content: true,
    sender: true,
    receivedAt: true,
  }),
  { match },
)
export const FoundTransaction = z.extend(
  z.pick(Transaction, { transactionCode: true, kind: true, amount: true, createdAt: true }),
  { customer: z.strictObject({ id: z.string(), username: z.string() }) },
)
const FoundService = z.pick(Service, { id: true, name: true, category: true, serviceType: true, status: true })

/** False if the database lacks the search index: results are complete, but slow. */
const indexed = z.boolean()

const searching = { method: 'GET', access: 'operator', query: z.object({ q: SearchWords }) } as const

/** One call per area, so that each needs the right of its area. */
export const searchOperator = {
  orders: endpoint({
    ...searching,
    path: '/operator/search/orders',
    summary: 'Find a few orders by code, customer, contact, note, link or other inputs',
    right: 'orders',
    data: z.strictObject({ orders: z.array(FoundOrder), indexed }),
  }),
  customers: endpoint({
    ...searching,
    path: '/operator/search/customers',
    summary: 'Find a few customers by name, email, phone, Telegram, deposit content or ID',
    right: 'customers',
    data: z.strictObject({ customers: z.array(FoundCustomer), indexed }),
  }),
  money: endpoint({
    ...searching,
    path: '/operator/search/money',
    summary: 'Find a few transfers by reference, content or sender, and transactions by code',
    right: 'money',
    data: z.strictObject({ transfers: z.array(FoundTransfer), transactions: z.array(FoundTransaction), indexed }),
  }),
  services: endpoint({
    ...searching,
    path: '/operator/search/services',
    summary: 'Find a few services by name or category',
    right: 'catalog',
    data: z.strictObject({ services: z.array(FoundService) }),
  }),
}
