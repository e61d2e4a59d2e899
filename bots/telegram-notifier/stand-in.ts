import type { IncomingMessage } from 'node:http'
import { serve } from '../test/serve.ts'

type Message = { chat: string; text: string }

/** As strict as the real Bot API about token, chat, text, and one message a second to a chat. */
export async function startTelegramStandIn(token: string, chats: readonly string[]) {
  const messages: Message[] = []
  const lastAt = new Map<string, number>()
  let refusals = 0

  async function answer(request: IncomingMessage): Promise<[number, string] | Message> {
    if (request.url !== `/bot${token}/sendMessage`) return [401, 'Unauthorized']
    if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json')
      return [400, 'Bad Request: message text is empty']
    let json = ''
    for await (const chunk of request.setEncoding('utf8')) json += chunk
    const { chat_id, text } = JSON.parse(json) as { chat_id?: unknown; text?: unknown }
    const chat = String(chat_id)
    if (!chats.includes(chat) || typeof chat_id !== (chat.startsWith('@') ? 'string' : 'number'))
      return [400, 'Bad Request: chat not found']
    if (typeof text !== 'string' || !text.trim()) return [400, 'Bad Request: message text is empty']
    if (text.length > 4096) return [400, 'Bad Request: message is too long']
    if (Date.now() - (lastAt.get(chat) ?? 0) < 1_000) return [429, 'Too Many Requests: retry after 1']
    lastAt.set(chat, Date.now())
    return { chat, text }
  }

  const site = await serve(async (request, response) => {
    const reply = await answer(request)
    const refused = Array.isArray(reply)
    if (!refused) messages.push(reply)
    if (refused && reply[0] === 429) refusals++
    const body = refused
      ? {
          ok: false,
          error_code: reply[0],
          description: reply[1],
          ...(reply[0] === 429 ? { parameters: { retry_after: 1 } } : {}),
        }
      : { ok: true, result: { message_id: messages.length, date: Math.floor(Date.now() / 1000), text: reply.text } }
    response.writeHead(refused ? reply[0] : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return {
    host: site.host,
    api: site.url,
    messages,
    /** How many messages it refused as too fast. */
    refusals: () => refusals,
    close: () => site[Symbol.asyncDispose](),
  }
}
