import type { Language } from '@runmart/contract/accounts'
import { presentField, type ServiceField } from '@runmart/contract/orders-fields'
import type { Order, PriceLines } from '@runmart/contract/orders-order'
import { type Catalogue, listServiceForms, type NamedService, serviceNames } from '#features/catalog/index.ts'
import { findTotals } from '#features/ledger/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { ListedOrder, StoredOrder } from './order-queries.ts'

export type OrderAndBalance = { order: Order; balance: number }

/** Orders in the contract's form, with categories and service names in the requested language. */
export async function showOrders(tx: Reader, stored: readonly ListedOrder[], language: Language): Promise<Order[]> {
  if (stored.length === 0) return []
  const named = await serviceNames(
    tx,
    stored.map((it) => it.serviceId),
    language,
  )
  return stored.map((it) => presentOrder(it, named.get(it.serviceId)))
}

/**
 * Orders with names from the catalogue, for read-only requests. Query the catalogue after the orders, so that it
 * contains their services.
 */
export async function showNamedOrders(
  catalogue: Catalogue,
  stored: readonly ListedOrder[],
  language: Language,
): Promise<Order[]> {
  if (stored.length === 0) return []
  const named = await catalogue.getServices(
    language,
    stored.map((it) => it.serviceId),
  )
  return stored.map((it) => presentOrder(it, named.get(it.serviceId)))
}

/** One order in the contract's form. */
export async function showOrder(tx: Reader, stored: StoredOrder, language: Language): Promise<Order> {
  const [order] = await showOrders(tx, [stored], language)
  if (!order) throw new Error('An order is missing')
  return order
}

/** An order with its customer's balance, the answer to every payment. */
export async function showWithBalance(tx: Reader, stored: StoredOrder, language: Language): Promise<OrderAndBalance> {
  const { balance } = await findTotals(tx, stored.customerId)
  return { order: await showOrder(tx, stored, language), balance }
}

/** An order in the contract's form, with its service or at least the service's name, if known. */
export function presentOrder(it: ListedOrder & Partial<StoredOrder>, service: Partial<NamedService> = {}): Order {
  return {
    id: it.id,
    orderCode: it.code,
    orderStatus: it.status,
    serviceType: it.serviceType,
    serviceId: it.serviceId,
    serviceName: service.name ?? '',
    category: service.category ?? null,
    categoryName: service.categoryName ?? null,
    provider: it.provider,
    botStatus: it.botStatus,
    documentLink: it.documentLink,
    totalCash: it.total,
    billing: it.billing,
    amount: it.amount,
    createdAt: it.createdAt,
    expiresAt: it.expiresAt,
    contactInfo: it.contactInfo,
    note: it.note,
    discountCode: it.discountCode,
    orderType: it.orderType,
    preOrder: it.preOrder,
    // Orders by the day have no count of pieces.
    progress: it.billing === 'unit' ? { total: it.amount, ok: it.done, failed: it.failed } : null,
    refunded: it.refunded,
    ...(it.startsAt && { startsAt: it.startsAt }),
    ...(it.goods && { goods: it.goods }),
    ...(it.inputs && { inputs: it.inputs }),
  }
}

/** The name of an order in messages. */
export function nameOrder({ serviceName, orderCode }: Pick<Order, 'serviceName' | 'orderCode'>): string {
  return `${serviceName} · ${orderCode}`
}

/** The fields of an order's inputs, in the requested language; empty for an order without inputs. */
export async function fieldsOf(
  tx: Reader,
  { inputs, serviceId }: StoredOrder,
  language: Language,
): Promise<ServiceField[]> {
  if (!inputs) return []
  const form = (await listServiceForms(tx, [serviceId])).get(serviceId)
  return (form?.fields ?? []).map((field) => presentField(field, language))
}

/** The lines that make up an order's total. */
export function priceOf(it: StoredOrder): PriceLines {
  const { unitPrice, amount, subtotal, tierDiscount, codeDiscount, total } = it
  return { unitPrice, amount, subtotal, tierDiscount, codeDiscount, total }
}
