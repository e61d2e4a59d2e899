import { api } from '@runmart/contract'
import type { TelegramApi } from '#outside/telegram/bot-api.ts'
import { route, routeInSteps } from '#platform/http/route.ts'
import { countUnread, listItems, markRead } from './item-queries.ts'
import { linkTelegram } from './link-telegram.ts'
import { saveSettings, showSettings, unlinkTelegram } from './settings.ts'
import { unsubscribe } from './unsubscribe.ts'

export type NotificationTools = { tokenSecret: string; telegram: TelegramApi | null }

export const notificationRoutes = ({ tokenSecret, telegram }: NotificationTools) => [
  route(api.notifications.list, async (tx, { query, caller: { userId } }) => {
    const { items, total } = await listItems(tx, userId, query)
    return { data: { items, total, page: query.page, limit: query.limit, unread: await countUnread(tx, userId) } }
  }),
  route(api.notifications.read, async (tx, { body, caller: { userId } }) => {
    await markRead(tx, userId, body.id ?? null)
    return { data: { unread: await countUnread(tx, userId) } }
  }),
  routeInSteps(api.notifications.settings, (steps, { caller }) => showSettings(steps, caller.userId, telegram)),
  routeInSteps(api.notifications.saveSettings, (steps, asked) => saveSettings(steps, asked, telegram)),
  routeInSteps(api.notifications.linkTelegram, (steps, asked) => linkTelegram(steps, asked, telegram)),
  routeInSteps(api.notifications.unlinkTelegram, (steps, asked) => unlinkTelegram(steps, asked, telegram)),
  route(api.notifications.unsubscribe, (tx, asked) => unsubscribe(tx, asked, tokenSecret)),
]
