import { api } from '@runmart/contract'
import type { TelegramApi } from '#outside/telegram/bot-api.ts'
import { route, routeInSteps } from '#platform/http/route.ts'
import { linkTelegram } from './link-telegram.ts'
import { listNews } from './list-news.ts'
import { readNews } from './read-news.ts'
import { saveSettings, showSettings, unlinkTelegram } from './settings.ts'
import { unsubscribe } from './unsubscribe.ts'

export type NotificationTools = { tokenSecret: string; telegram: TelegramApi | null }

export const notificationRoutes = ({ tokenSecret, telegram }: NotificationTools) => [
  route(api.notifications.list, listNews),
  route(api.notifications.read, readNews),
  routeInSteps(api.notifications.settings, (steps, { caller }) => showSettings(steps, caller.userId, telegram)),
  routeInSteps(api.notifications.saveSettings, (steps, asked) => saveSettings(steps, asked, telegram)),
  routeInSteps(api.notifications.linkTelegram, (steps, asked) => linkTelegram(steps, asked, telegram)),
  routeInSteps(api.notifications.unlinkTelegram, (steps, asked) => unlinkTelegram(steps, asked, telegram)),
  route(api.notifications.unsubscribe, (tx, asked) => unsubscribe(tx, asked, tokenSecret)),
]
