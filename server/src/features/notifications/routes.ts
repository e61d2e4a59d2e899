import { api } from '@runmart/contract'
import type { TelegramApi } from '#outside/telegram/bot-api.ts'
import { readRoute, route, routeWithTransactions } from '#platform/http/route.ts'
import { linkTelegram } from './link-telegram.ts'
import { listNotifications, markNotificationsRead } from './list-notifications.ts'
import { listSentToCustomer } from './list-sent.ts'
import { resendMail } from './resend-mail.ts'
import { getSettingsView, saveSettings, unlinkTelegram } from './settings.ts'
import { unsubscribe } from './unsubscribe.ts'

export type NotificationDependencies = { tokenSecret: string; telegram: TelegramApi | null }

export const notificationRoutes = ({ tokenSecret, telegram }: NotificationDependencies) => [
  readRoute(api.notifications.list, listNotifications),
  route(api.notificationsOperator.ofCustomer, listSentToCustomer),
  route(api.notificationsOperator.resend, resendMail),
  route(api.notifications.read, markNotificationsRead),
  routeWithTransactions(api.notifications.settings, (db, { caller }) => getSettingsView(db, caller.userId, telegram)),
  routeWithTransactions(api.notifications.saveSettings, (db, input) => saveSettings(db, input, telegram)),
  routeWithTransactions(api.notifications.linkTelegram, (db, input) => linkTelegram(db, input, telegram)),
  routeWithTransactions(api.notifications.unlinkTelegram, (db, input) => unlinkTelegram(db, input, telegram)),
  route(api.notifications.unsubscribe, (tx, input) => unsubscribe(tx, input, tokenSecret)),
]
