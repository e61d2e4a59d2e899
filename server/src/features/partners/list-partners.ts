import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { OperatorPartner } from '@runmart/contract/partners-operator'
import { usernamesOf } from '#features/accounts/index.ts'
import { countServicesOfPartners } from '#features/catalog/index.ts'
import { partnerOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { countApplications, findPartner, listPartners, type StoredPartner } from './partner-queries.ts'
import { listPartnerServices } from './partner-services.ts'
import { sumPartner } from './sum-partner.ts'

export async function listPartnersForOperator(
  tx: Tx,
  { query }: HandlerInput<typeof api.partnersOperator.list>,
): Promise<Result<DataOf<typeof api.partnersOperator.list>>> {
  const { page, limit } = query
  const { items, total } = await listPartners(tx, query)
  const { count: waiting } = await countApplications(tx)
  return { data: { items: await toOperatorPartners(tx, items), total, page, limit, waiting } }
}

/** A partner with their services. */
export async function showPartner(
  tx: Tx,
  { params, request }: HandlerInput<typeof api.partnersOperator.partner>,
): Promise<Result<DataOf<typeof api.partnersOperator.partner>>> {
  const partner = await getOperatorPartner(tx, params.id)
  return { data: { partner, services: await listPartnerServices(tx, params.id, request.language) } }
}

/** A partner or applicant as operators see them, or a refusal. */
export async function getOperatorPartner(tx: Tx, userId: string): Promise<OperatorPartner> {
  const stored = await findPartner(tx, userId)
  const [partner] = stored ? await toOperatorPartners(tx, [stored]) : []
  if (!partner) throw new Refusal('NOT_FOUND')
  return partner
}

async function toOperatorPartners(tx: Tx, stored: readonly StoredPartner[]): Promise<OperatorPartner[]> {
  const ids = stored.map((it) => it.userId)
  const names = await usernamesOf(tx, ids)
  const services = await countServicesOfPartners(tx, ids)
  const open = await partnerOrders.countPartnerOrders(tx, ids)
  const measured = await partnerOrders.measuredOf(tx, ids)
  const partners: OperatorPartner[] = []
  for (const { userId, state, offer, contact, appliedAt, decidedAt, reason, share } of stored) {
    const { pending, inProgress } = open.get(userId) ?? { pending: 0, inProgress: 0 }
    partners.push({
      person: { id: userId, username: names.get(userId) ?? '' },
      state,
      application: { offer, contact, appliedAt },
      ...{ decidedAt, reason, share },
      services: services.get(userId) ?? 0,
      openOrders: pending + inProgress,
      sums: await sumPartner(tx, userId),
      measured: measured.get(userId) ?? null,
    })
  }
  return partners
}
