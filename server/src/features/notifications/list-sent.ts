import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { sentRights } from '@runmart/contract/notifications-operator'
import { getCustomer } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { listItems, newestItem } from './item-queries.ts'
import { withoutWords } from './list-notifications.ts'
import { nameServices } from './name-services.ts'
import { preferencesOf } from './preference-queries.ts'
import { isResendable } from './resend-mail.ts'
import { sendingsOf } from './sendings-of.ts'

/**
 * A customer's notifications with the state of their mails and messages, newest first. Contents appear only with the
 * operator's rights.
 */
export async function listSentToCustomer(
  tx: Tx,
  { params, query: { page, limit }, caller, request }: HandlerInput<typeof api.notificationsOperator.ofCustomer>,
): Promise<Result<DataOf<typeof api.notificationsOperator.ofCustomer>>> {
  const { id, role } = await getCustomer(tx, params.id)
  const found = await listItems(tx, id, { page, limit, upTo: await newestItem(tx, id) })
  const of = await sendingsOf(
    tx,
    found.items.map((it) => it.id),
  )
  const preferences = await preferencesOf(tx, id)
  const items = (await nameServices(tx, found.items, request.language)).map((it) => {
    const sendings = of(it.id)
    const { kind } = it.news
    // Offers no new mail where the customer turned mails off and none was sent.
    const isWanted = preferences[kind].mail || sendings.some(({ way }) => way === 'mail')
    const mayKnow = caller.isOwner || (role === 'customer' && caller.rights.includes(sentRights[kind]))
    const said = mayKnow ? { news: withoutWords(it.news), service: it.service } : { news: null, service: null }
    return { ...it, ...said, kind, sendings, isResendable: isWanted && isResendable(it.news, sendings) }
  })
  return { data: { items, total: found.total, page, limit } }
}
