import { serveStandIn } from '../serve-stand-in.ts'

type Sent = { chat: number; text: string }
/** `lost`: the message arrives, but the response is cut off. */
type Upset = 'lost' | { code: number; description: string; retryAfter?: number }

/** As strict as the real Bot API: token, chats that never wrote, length, and one message a second to a chat. */
export async function startTelegramStandIn(token: string) {
  const sent: Sent[] = []
  const updates: object[] = []
  const chats = new Set<number>()
  const blocked = new Set<number>()
  const lastAt = new Map<number, number>()
  const upsets = new Map<number, Upset[]>()
  let nextUpdate = 1

  const refuse = (code: number, description: string, retryAfter?: number) => ({
    ok: false,
    error_code: code,
    description,
    ...(retryAfter && { parameters: { retry_after: retryAfter } }),
  })
  const answers: Record<string, (body: Record<string, unknown>) => object | 'lost'> = {
    getMe: () => ({ ok: true, result: { id: 1, is_bot: true, username: 'runmart_test_bot' } }),
    getUpdates: ({ offset }) => ({
      ok: true,
      result: updates.filter((it) => (it as { update_id: number }).update_id >= Number(offset)),
    }),
    sendMessage: ({ chat_id, text }) => {
      if (typeof chat_id !== 'number' || !chats.has(chat_id)) return refuse(400, 'Bad Request: chat not found')
      if (blocked.has(chat_id)) return refuse(403, 'Forbidden: bot was blocked by the user')
      if (typeof text !== 'string' || !text.trim() || text.length > 4096) return refuse(400, 'Bad Request: message')
      const upset = upsets.get(chat_id)?.shift()
      if (upset && upset !== 'lost') return refuse(upset.code, upset.description, upset.retryAfter)
      const wait = (lastAt.get(chat_id) ?? 0) + 1_000 - Date.now()
      if (wait > 0) return refuse(429, 'Too Many Requests: retry after 1', 1)
      lastAt.set(chat_id, Date.now())
      sent.push({ chat: chat_id, text })
      return upset ?? { ok: true, result: {} }
    },
  }
  const server = await serveStandIn(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    const [, given = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    const answer = given === token ? answers[method]?.(JSON.parse(text)) : undefined
    if (answer === 'lost') return void request.socket.destroy()
    const body = answer ?? refuse(given === token ? 404 : 401, 'Unauthorized')
    const code = 'error_code' in body ? Number(body.error_code) : 200
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return {
    url: server.url,
    sent,
    sentTo: (chat: number) => sent.filter((it) => it.chat === chat).map((it) => it.text),
    /** A person writes to the bot, in a private chat or a group. */
    write(chat: number, text: string, { type = 'private', language = 'en', answers = '' } = {}) {
      chats.add(chat)
      updates.push({
        update_id: nextUpdate++,
        message: {
          text,
          from: { id: chat, is_bot: false, language_code: language },
          chat: { id: chat, type, username: `user${chat}` },
          ...(answers && { reply_to_message: { text: answers, from: { id: 1, is_bot: true } } }),
        },
      })
    },
    /** Telegram reports a message in any form. */
    tell: (message: unknown) => void updates.push({ update_id: nextUpdate++, message }),
    block: (chat: number) => void blocked.add(chat),
    /** The next messages to this chat fail like this, one after the other. */
    upset: (chat: number, ...how: Upset[]) => void upsets.set(chat, how),
    close: () => server.close(),
  }
}
