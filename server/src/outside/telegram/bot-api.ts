import { z } from 'zod'
import { ExternalServiceError, readBytes } from '../fetch-json.ts'
import { keepable, readRows } from '../outside-text.ts'

export type TelegramUpdate = {
  id: number
  chatId: number
  name: string
  text: string
  /** The language of the sender's Telegram; empty if unknown. */
  language: string
  /** The bot's message that this answers; empty if it answers none. */
  answers: string
}
/** `gone`: the chat does not exist or blocked the bot, for good. A number: Telegram's rate limit, in seconds. */
export type Sent = 'sent' | 'gone' | number

export type TelegramApi = {
  name(): Promise<string>
  sendMessage(chatId: number, text: string): Promise<Sent>
  /** Messages from this update on; waits for them up to this many seconds. */
  updates(from: number, seconds: number): Promise<TelegramUpdate[]>
}

declare module '#platform/shop.ts' {
  interface Shop {
    /** null: the shop has no bot of its own. */
    telegram: TelegramApi | null
  }
}

const Answer = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  error_code: z.number().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.int().optional() }).optional(),
})
const Me = z.object({ username: z.string().regex(/^\w{1,64}$/) })
const textOf = (longest: number) => z.string().transform((it) => keepable(it, longest))
const Message = z.object({
  text: textOf(4_096).optional(),
  from: z.object({ language_code: textOf(20).optional() }).optional(),
  reply_to_message: z
    .object({ text: textOf(4_096).optional(), from: z.object({ is_bot: z.boolean() }).optional() })
    .optional(),
  chat: z.object({
    id: z.int(),
    type: z.string(),
    username: textOf(64).optional(),
    first_name: textOf(64).optional(),
  }),
})
/** Requires the number, because later updates continue from it; any other unreadable part means no message. */
const Update = z.object({ update_id: z.int(), message: Message.optional().catch(undefined) })

const MAX_TEXT_LENGTH = 4_000
const MAX_RETRY_SECONDS = 3_600
/** A 400 can also mean that the message was wrong, which is not the chat's fault. */
const noSuchChat = /chat not found|PEER_ID_INVALID|user not found/i

/** Telegram's Bot API with the shop's own bot. The token is part of the address, so errors must not contain it. */
export function telegramApi({ url, token }: { url: string; token: string }): TelegramApi {
  let known: string | null = null

  async function callApi(method: string, body: object, seconds = 0): Promise<z.infer<typeof Answer>> {
    try {
      const answer = await fetch(`${url}/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout((10 + seconds) * 1_000),
      })
      return Answer.parse(JSON.parse((await readBytes(answer)).toString()))
    } catch (problem) {
      throw new ExternalServiceError(`Telegram did not answer ${method} (${(problem as Error).name})`)
    }
  }
  function requireResult<T>(shape: z.ZodType<T>, { ok, result, error_code }: z.infer<typeof Answer>): T {
    const read = shape.safeParse(result)
    if (!ok || !read.success) throw new ExternalServiceError(`Telegram refused (${error_code ?? 'no result'})`)
    return read.data
  }

  return {
    async name() {
      known ??= requireResult(Me, await callApi('getMe', {})).username
      return known
    },
    async sendMessage(chatId, text) {
      const answer = await callApi('sendMessage', { chat_id: chatId, text: text.slice(0, MAX_TEXT_LENGTH) })
      const { error_code: code, description = '', parameters } = answer
      if (code === 403 || (code === 400 && noSuchChat.test(description))) return 'gone'
      if (code === 429) return Math.min(Math.max(parameters?.retry_after ?? 1, 1), MAX_RETRY_SECONDS)
      requireResult(z.unknown(), answer)
      return 'sent'
    },
    async updates(from, seconds) {
      const query = { offset: from, timeout: seconds, allowed_updates: ['message'] }
      const found = requireResult(z.array(z.unknown()), await callApi('getUpdates', query, seconds))
      return readRows(found, (it) => Update.parse(it)).rows.map(({ update_id: id, message }) => ({
        id,
        chatId: message?.chat.id ?? 0,
        name: message?.chat.username ? `@${message.chat.username}` : (message?.chat.first_name ?? ''),
        language: message?.from?.language_code ?? '',
        answers: message?.reply_to_message?.from?.is_bot ? (message.reply_to_message.text ?? '') : '',
        // Only private messages count.
        text: message?.chat.type === 'private' ? (message.text ?? '') : '',
      }))
    },
  }
}
