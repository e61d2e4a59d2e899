import type { Language } from '@runmart/contract/languages'
import type { NotificationContent } from '@runmart/contract/notifications'
import { notificationMail } from '@runmart/i18n/notification-text'
import { translator } from '@runmart/i18n/server'
import type { Reader } from '#platform/db/reader.ts'
import { nameServices } from './name-services.ts'

/** A notification as a mail or chat message in the user's language. Orders bear their service's name. */
export async function formatNotification(tx: Reader, { news }: { news: NotificationContent }, language: Language) {
  const [named] = await nameServices(tx, [{ news }], language)
  return notificationMail(translator(language), language, named ?? { news, service: null })
}
