import { listStaffWith } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { publishEvents } from '#platform/live/publish-event.ts'
import { countUnread } from './conversation-queries.ts'
import type { Subject } from './subject.ts'

/** Publishes a changed conversation to the open pages of its customer and of all operators who answer. */
export async function publishConversationChanged(
  tx: Tx,
  { id, customerId }: Pick<Subject, 'id' | 'customerId'>,
): Promise<void> {
  const changed = { kind: 'conversation-changed', conversationId: id } as const
  const staff = await listStaffWith(tx, 'orders')
  publishEvents(tx, [
    { userId: customerId, event: { ...changed, unread: await countUnread(tx, customerId) } },
    ...staff.filter((it) => it !== customerId).map((userId) => ({ userId, event: changed })),
  ])
}
