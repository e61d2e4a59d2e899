import { LINK_KEY } from '@runmart/contract/orders-fields'
import { checkInputs, hostProblem } from '@runmart/contract/orders-inputs'
import { listServiceForms, type ServiceForm } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { OrderRequest } from './place-queries.ts'

export type Links = readonly { link: string; amount: number; line?: number }[]

/**
 * Checks the inputs of orders by the fields of their services: each becomes ready to place, or a refusal. Leaves orders
 * without inputs to `orders.place_batch`, so that plain orders cost no statement. A referral order's links stand for
 * its link field.
 */
export async function checkOrderInputs(
  tx: Tx,
  orders: readonly OrderRequest[],
  links: Links = [],
): Promise<readonly (OrderRequest | Refusal)[]> {
  const brings = (it: OrderRequest) => it.inputs !== undefined || it.hasLinks
  if (!orders.some(brings)) return orders
  const forms = await listServiceForms(tx, orders.filter(brings).map(serviceOf))
  return orders.map((it) => (brings(it) ? checkOrder(it, forms.get(it.serviceId), links) : it))
}

/** Names the missing inputs of an order that was refused for having none. */
export async function nameMissingInputs(tx: Tx, order: OrderRequest): Promise<Refusal> {
  const forms = await listServiceForms(tx, [order.serviceId])
  const checked = checkOrder({ ...order, inputs: {} }, forms.get(order.serviceId))
  return checked instanceof Refusal ? checked : new Refusal('CONFLICT')
}

/** The inputs for a service's form, in order. Otherwise refuses and names the fields. */
export function requireInputs(
  form: ServiceForm | undefined,
  inputs: NonNullable<OrderRequest['inputs']>,
  hasLinks: boolean,
): NonNullable<OrderRequest['inputs']> {
  const fields = (form?.fields ?? []).filter(({ key }) => !hasLinks || key !== LINK_KEY)
  const checked = checkInputs(fields, inputs, form?.category === 'referral')
  if (Object.keys(checked.problems).length) throw new Refusal('VALIDATION', { fields: checked.problems })
  return checked.inputs
}

const serviceOf = (it: OrderRequest) => it.serviceId

function checkOrder(order: OrderRequest, form: ServiceForm | undefined, links: Links = []): OrderRequest | Refusal {
  try {
    requireHosts(form, order, links)
    const link = linkForSupplier(form, order, links)
    const inputs = requireInputs(form, { ...order.inputs, ...link }, order.hasLinks && !link)
    const isEmpty = Object.keys(inputs).length === 0
    return { ...order, inputs: isEmpty ? undefined : inputs, fieldsVersion: form?.version ?? 0 }
  } catch (problem) {
    if (problem instanceof Refusal) return problem
    throw problem
  }
}

/** Copies the link of a referral order into the field `link`, which the supplier reads. Refuses many links. */
function linkForSupplier(
  form: ServiceForm | undefined,
  { hasLinks, orderType }: OrderRequest,
  [first]: Links,
): { [LINK_KEY]: string } | null {
  if (!form?.supplied || !hasLinks) return null
  if (orderType !== 'single') throw refuseField('orderType', 'notForSuppliers')
  return first && form.fields.some(({ key }) => key === LINK_KEY) ? { [LINK_KEY]: first.link } : null
}

const MAX_BAD_LINKS = 100

/** Applies the field's allowed websites to a list of links, too. */
function requireHosts(form: ServiceForm | undefined, { orderType }: OrderRequest, links: Links): void {
  const field = form?.fields.find(({ key, kind }) => key === LINK_KEY && kind === 'link')
  if (!field?.hosts?.length) return
  const nameOf = ({ line }: Links[number], at: number) => {
    if (orderType === 'single') return 'referralLink'
    return line === undefined ? `links.${at}.link` : `line ${line}`
  }
  const bad = links.flatMap((it, at) => (hostProblem(field, it.link) ? [[nameOf(it, at), 'linkHost'] as const] : []))
  if (bad.length) throw new Refusal('VALIDATION', { fields: Object.fromEntries(bad.slice(0, MAX_BAD_LINKS)) })
}
