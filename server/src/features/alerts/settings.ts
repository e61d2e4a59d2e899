import { randomUUID } from 'node:crypto'
import type { api } from '@runmart/contract'
import { type AlertKind, type AlertSettings, alertKinds, alwaysMailed } from '@runmart/contract/alerts'
import { findReader } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import { findChat } from '#features/notifications/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { choicesOf, saveChoice, usualChannels } from './choice-queries.ts'
import { raiseAlert } from './raise-alert.ts'

/** The alerts within the caller's rights, and whether each channel can reach the caller. */
export async function getAlertSettings(
  tx: Tx,
  { caller }: Pick<HandlerInput<typeof api.alerts.settings>, 'caller'>,
  { smtpUrl, telegram }: Shop,
): Promise<Result<AlertSettings>> {
  const chosen = await choicesOf(tx, caller.userId)
  const user = await findReader(tx, caller.userId)
  const chat = await findChat(tx, caller.userId)
  const kinds = (Object.keys(alertKinds) as AlertKind[]).filter((kind) => isFor(caller, kind))
  return {
    data: {
      kinds: kinds.map((kind) => {
        const channels = chosen.get(kind) ?? usualChannels[kind]
        const isMailFixed = isFixed(caller, kind)
        return { kind, ...channels, mail: channels.mail || isMailFixed, isMailFixed }
      }),
      mail: { address: user?.email ?? '', isSetUp: smtpUrl !== null },
      telegram: telegram && { chat: chat?.name ?? null },
    },
  }
}

/** Changes the channels of one kind. Owners cannot turn off the mails of mandatory alerts. */
export async function chooseChannels(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.alerts.choose>,
  shop: Shop,
): Promise<Result<AlertSettings>> {
  const { kind } = body
  if (!isFor(caller, kind)) throw new Refusal('FORBIDDEN')
  const before = (await choicesOf(tx, caller.userId)).get(kind) ?? usualChannels[kind]
  const after = { ...body.channels, mail: body.channels.mail || isFixed(caller, kind) }
  saveChoice(tx, caller.userId, kind, after)
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'alerts.choose',
    subject: caller.userId,
    details: { alert: kind, before, after },
  })
  return getAlertSettings(tx, { caller }, shop)
}

/** Sends the caller a test alert. */
export async function sendTest(
  tx: Tx,
  { body, caller }: HandlerInput<typeof api.alerts.test>,
  { telegram }: Shop,
): Promise<Result<null>> {
  if (body.way === 'telegram' && !telegram) throw new Refusal('NOT_CONFIGURED')
  await raiseAlert(tx, { alert: { kind: 'test' }, key: randomUUID(), to: [caller.userId] }, [body.way])
  return { data: null }
}

function isFor({ isOwner, rights }: Caller, kind: AlertKind): boolean {
  const needed = alertKinds[kind]
  return isOwner || rights.some((it) => it === needed)
}

const isFixed = ({ isOwner }: Caller, kind: AlertKind) => isOwner && alwaysMailed.includes(kind)
