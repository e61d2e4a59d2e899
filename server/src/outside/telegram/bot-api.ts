import { z } from 'zod'
import { ForeignProblem } from '../ask-json.ts'

export type TelegramUpdate = { id: number; chatId: number; name: string; text: string }
export type TelegramApi = {
  /** What the bot is called. */
  name(): Promise<string>
  /** `gone`: the chat does not exist or has shut the bot out, for good. */
  sendMessage(chatId: number, text: string): Promise<'sent' | 'gone'>
  /** What people wrote from this update on, waiting so many seconds for something. */
  updates(from: number, seconds: number): Promise<TelegramUpdate[]>
}

const Answer = z.object({ ok: z.boolean(), result: z.unknown().optional(), error_code: z.number().optional() })
const Me = z.object({ username: z.string() })
const Update = z.object({
  update_id: z.int(),
  message: z
    .object({
      text: z.string().optional(),
      chat: z.object({
        id: z.int(),
        type: z.string(),
        username: z.string().optional(),
        first_name: z.string().optional(),
      }),
    })
    .optional(),
})

const LONGEST_TEXT = 4_000

/** Telegram's Bot API with the shop's own bot. The token is part of the address and never in what goes wrong. */
export function telegramApi({ url, token }: { url: string; token: string }): TelegramApi {
  let known: string | null = null

  async function ask(method: string, body: object, seconds = 0): Promise<z.infer<typeof Answer>> {
    try {
      const answer = await fetch(`${url}/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout((10 + seconds) * 1_000),
      })
      return Answer.parse(await answer.json())
    } catch (problem) {
      throw new ForeignProblem(`Telegram did not answer ${method} (${(problem as Error).name})`)
    }
  }
  function demand<T>(shape: z.ZodType<T>, { ok, result, error_code }: z.infer<typeof Answer>): T {
    const read = shape.safeParse(result)
    if (!ok || !read.success) throw new ForeignProblem(`Telegram refused (${error_code ?? 'no result'})`)
    return read.data
  }

  return {
    async name() {
      known ??= demand(Me, await ask('getMe', {})).username
      return known
    },
    async sendMessage(chatId, text) {
      const answer = await ask('sendMessage', { chat_id: chatId, text: text.slice(0, LONGEST_TEXT) })
      if (answer.error_code === 403 || answer.error_code === 400) return 'gone'
      demand(z.unknown(), answer)
      return 'sent'
    },
    async updates(from, seconds) {
      const asked = { offset: from, timeout: seconds, allowed_updates: ['message'] }
      const found = demand(z.array(Update), await ask('getUpdates', asked, seconds))
      return found.map(({ update_id: id, message }) => ({
        id,
        chatId: message?.chat.id ?? 0,
        name: message?.chat.username ? `@${message.chat.username}` : (message?.chat.first_name ?? ''),
        // Only what one person writes to the bot himself counts.
        text: message?.chat.type === 'private' ? (message.text ?? '') : '',
      }))
    },
  }
}
