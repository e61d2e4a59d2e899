import {
  type BotContext,
  type BotLanguage,
  type BotResponse,
  FetchProblem,
  fetchProblems,
  pause,
} from '../kit/index.ts'

type Answer = { ok?: unknown; description?: unknown; parameters?: { retry_after?: unknown } }

const asksToWait = {
  en: (seconds: number) => `Telegram asks to wait ${seconds} s`,
  vi: (seconds: number) => `Telegram yêu cầu đợi ${seconds} giây`,
  ru: (seconds: number) => `Telegram просит подождать ${seconds} с`,
}

const MAX_TRIES = 4
const MAX_WAIT_SECONDS = 60

/**
 * Sends one message to one chat, and waits as long as Telegram asks. Returns null, or the reason of a failure, never
 * with the token in it.
 */
export async function sendMessage(
  { fetch, log, signal, language }: Pick<BotContext<never>, 'fetch' | 'log' | 'signal' | 'language'>,
  { api, token }: { api: string; token: string },
  chat: string,
  text: string,
): Promise<string | null> {
  const url = `${api.replace(/\/+$/, '')}/bot${token}/sendMessage`
  const body = JSON.stringify({ chat_id: chat.startsWith('@') ? chat : Number(chat), text })
  for (let tries = 1; ; tries++) {
    const asked = await ask(language, () =>
      fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, redirect: 'manual' }),
    )
    if (typeof asked === 'string') return asked
    const answer = ((await asked.json().catch(() => null)) ?? {}) as Answer
    if (asked.ok && answer.ok === true) return null
    const reason = String(answer.description ?? '').replaceAll(token, '…')
    const wait = Number(answer.parameters?.retry_after ?? 1)
    const again = asked.status === 429 && tries < MAX_TRIES && wait <= MAX_WAIT_SECONDS
    if (!again) return `${asked.status} ${reason}`.trim()
    log(asksToWait[language](wait))
    await pause(Math.max(1, wait) * 1_000, signal)
  }
}

/** One unreachable chat must not hide the results of the others. */
async function ask(language: BotLanguage, send: () => Promise<BotResponse>): Promise<BotResponse | string> {
  try {
    return await send()
  } catch (problem) {
    if (problem instanceof FetchProblem && problem.code !== 'stopped') return fetchProblems[problem.code][language]
    throw problem
  }
}
