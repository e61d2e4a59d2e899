import { alertKinds, alertPath } from '@runmart/contract/alerts'
import type { Language } from '@runmart/contract/languages'
import { type AlertTranslate, alertText } from '@runmart/i18n/alert-text'
import { translator } from '@runmart/i18n/server'
import { findReader } from '#features/accounts/index.ts'
import { findChat, writeToChat } from '#features/notifications/index.ts'
import { mailToUser } from '#outside/mail/layout.ts'
import type { Mail } from '#outside/mail/mail.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { type Channel, sendOnce } from '#platform/send-once.ts'
import type { Shop } from '#platform/shop.ts'
import { listReaders } from './choice-queries.ts'
import { findItem, type Item, sendings } from './item-queries.ts'

type Sending = { itemId: string }

export const sendMailJob = job<Sending>('alerts.send-mail')
export const sendTelegramJob = job<Sending>('alerts.send-telegram')

/** Mails an alert, unless its reader has turned it off or lost the right to it meanwhile. */
export function sendAlertMail(payload: Sending, { db }: JobContext, shop: Shop): Promise<void> {
  return sendOnce(db, payload, {
    sendings,
    way: 'mail',
    job: sendMailJob,
    render: async (tx) => {
      const found = await findWanted(tx, payload.itemId, 'mail')
      return found && layOut(found, shop)
    },
    async send(mail) {
      await shop.sendMail(mail)
      return null
    },
  })
}

/** Sends an alert to its reader's Telegram chat, under the same conditions as a mail. */
export async function sendAlertTelegram(payload: Sending, { db }: JobContext, shop: Shop): Promise<void> {
  const { telegram } = shop
  if (!telegram) return
  await sendOnce(db, payload, {
    sendings,
    way: 'telegram',
    job: sendTelegramJob,
    render: async (tx) => {
      const found = await findWanted(tx, payload.itemId, 'telegram')
      const chat = found && (await findChat(tx, found.item.operatorId))
      return chat && { chatId: chat.chatId, text: messageText(found, shop) }
    },
    send: (message) => writeToChat(db, telegram, message),
  })
}

type Wanted = { item: Item; user: { email: string; username: string; language: Language } }

async function findWanted(tx: Tx, itemId: string, way: Channel): Promise<Wanted | null> {
  const item = await findItem(tx, itemId)
  const user = item && (await findReader(tx, item.operatorId))
  return user && (await isWanted(tx, item, way)) ? { item, user } : null
}

async function isWanted(tx: Tx, { operatorId, alert }: Item, way: Channel): Promise<boolean> {
  if (alert.kind === 'test') return true
  // An alert kind of a later version: a node of that version sends it.
  if (!(alert.kind in alertKinds)) return false
  return (await listReaders(tx, alert.kind)).some((it) => it.operatorId === operatorId && it.channels[way])
}

function layOut({ item, user }: Wanted, { publicUrl, shopTimeZone }: Shop): Mail {
  const t = translator(user.language)
  const { title, lines } = alertText(t as AlertTranslate, user.language, item.alert, shopTimeZone)
  const mail = mailToUser(user, publicUrl, {
    subject: title,
    paragraphs: lines.length > 0 ? lines : [title],
    action: { label: t('alerts.open'), url: publicUrl + alertPath(item.alert) },
    unsubscribe: { label: t('alerts.choose'), url: `${publicUrl}/operator/alerts` },
  })
  // Sends the same id at every attempt, so that mail programs can drop duplicates.
  return { ...mail, id: `alert-${item.id}@${new URL(publicUrl).hostname}` }
}

function messageText({ item, user }: Wanted, { publicUrl, shopTimeZone }: Shop): string {
  const t = translator(user.language) as AlertTranslate
  const { title, lines } = alertText(t, user.language, item.alert, shopTimeZone)
  return [title, ...(lines.length > 0 ? ['', ...lines] : []), publicUrl + alertPath(item.alert)].join('\n')
}
