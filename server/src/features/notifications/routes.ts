import { api } from '@runmart/contract'
import { readRoute, route, routeWithTransactions } from '#platform/http/route.ts'
import { linkTelegram } from './link-telegram.ts'
import { listNotifications, markNotificationsRead } from './list-notifications.ts'
import { listSentToCustomer } from './list-sent.ts'
import { resendMail } from './resend-mail.ts'
import { getSettingsView, saveSettings, unlinkTelegram } from './settings.ts'
import { unsubscribe } from './unsubscribe.ts'

export const notificationRoutes = [
  readRoute(api.notifications.list, listNotifications),
  route(api.notificationsOperator.ofCustomer, listSentToCustomer),
  route(api.notificationsOperator.resend, resendMail),
  route(api.notifications.read, markNotificationsRead),
  routeWithTransactions(api.notifications.settings, getSettingsView),
  routeWithTransactions(api.notifications.saveSettings, saveSettings),
  routeWithTransactions(api.notifications.linkTelegram, linkTelegram),
  routeWithTransactions(api.notifications.unlinkTelegram, unlinkTelegram),
  route(api.notifications.unsubscribe, unsubscribe),
]
