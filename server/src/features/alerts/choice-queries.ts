import { type AlertChannels, type AlertKind, alertKinds, alwaysMailed } from '@runmart/contract/alerts'
import { listStaffWith } from '#features/accounts/index.ts'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const everywhere: AlertChannels = { browser: true, telegram: true, mail: true }

/** Default channels: rare alerts go everywhere, frequent ones only to the channels that disturb least. */
export const usualChannels: Record<AlertKind, AlertChannels> = {
  'new-orders': { browser: true, telegram: false, mail: false },
  messages: everywhere,
  'supplier-orders': everywhere,
  'refund-requests': everywhere,
  transfers: { browser: true, telegram: true, mail: false },
  claims: everywhere,
  payouts: everywhere,
  'large-credits': everywhere,
  feeds: everywhere,
  books: everywhere,
  stock: everywhere,
  suppliers: everywhere,
  jobs: everywhere,
  'payment-settings': everywhere,
}

/** The operator's chosen channels by kind; leaves out unknown kinds. */
export async function choicesOf(tx: Tx, operatorId: string): Promise<Map<AlertKind, AlertChannels>> {
  const rows = await tx.all(
    query
      .selectFrom('alerts.choices')
      .select(['kind', 'browser', 'telegram', 'mail'])
      .where('operatorId', '=', operatorId),
  )
  return new Map(rows.flatMap(({ kind, ...channels }) => (isKind(kind) ? [[kind, channels] as const] : [])))
}

const isKind = (kind: string): kind is AlertKind => kind in alertKinds

/** All operators with the right to this kind of alert, with the channels that they want. */
export async function listReaders(tx: Tx, kind: AlertKind): Promise<{ operatorId: string; channels: AlertChannels }[]> {
  const staff = await listStaffWith(tx, alertKinds[kind])
  const owners = alwaysMailed.includes(kind) ? await listStaffWith(tx, 'owner') : []
  const rows = await tx.all(
    query
      .selectFrom('alerts.choices')
      .select(['operatorId', 'browser', 'telegram', 'mail'])
      .where('kind', '=', kind)
      .where('operatorId', '=', sql<string>`any (${staff}::uuid[])`),
  )
  const chosen = new Map(rows.map(({ operatorId, ...channels }) => [operatorId, channels]))
  return staff.map((operatorId) => {
    const channels = chosen.get(operatorId) ?? usualChannels[kind]
    return { operatorId, channels: { ...channels, mail: channels.mail || owners.includes(operatorId) } }
  })
}

export function saveChoice(tx: Tx, operatorId: string, kind: AlertKind, channels: AlertChannels): void {
  tx.write(
    query
      .insertInto('alerts.choices')
      .values({ operatorId, kind, ...channels })
      .onConflict((it) => it.columns(['operatorId', 'kind']).doUpdateSet(channels)),
  )
}

/** Deletes a user's channel choices and alerts. */
export function deleteAlertsOf(tx: Tx, userId: string): void {
  tx.write(query.deleteFrom('alerts.choices').where('operatorId', '=', userId))
  tx.write(query.deleteFrom('alerts.items').where('operatorId', '=', userId))
}

/** Whether an operator answers customers and wants mails about those who wait. */
export async function wantsMessageMails(tx: Tx, operatorId: string): Promise<boolean> {
  return (await listReaders(tx, 'messages')).some((it) => it.operatorId === operatorId && it.channels.mail)
}
