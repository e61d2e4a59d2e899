import { api } from '@runmart/contract'
import type { TelegramApi } from '#outside/telegram/bot-api.ts'
import { route, routeWithTransactions } from '#platform/http/route.ts'
import { linkTelegram } from './link-telegram.ts'
import { listNews } from './list-news.ts'
import { readNews } from './read-news.ts'
import { saveSettings, showSettings, unlinkTelegram } from './settings.ts'
import { unsubscribe } from './unsubscribe.ts'

export type NotificationTools = { tokenSecret: string; telegram: TelegramApi | null }

export const notificationRoutes = ({ tokenSecret, telegram }: NotificationTools) => [
  route(api.notifications.list, listNews),
  route(api.notifications.read, readNews),
  routeWithTransactions(api.notifications.settings, (db, { caller }) => showSettings(db, caller.userId, telegram)),
  routeWithTransactions(api.notifications.saveSettings, (db, input) => saveSettings(db, input, telegram)),
  routeWithTransactions(api.notifications.linkTelegram, (db, input) => linkTelegram(db, input, telegram)),
  routeWithTransactions(api.notifications.unlinkTelegram, (db, input) => unlinkTelegram(db, input, telegram)),
  route(api.notifications.unsubscribe, (tx, input) => unsubscribe(tx, input, tokenSecret)),
]
