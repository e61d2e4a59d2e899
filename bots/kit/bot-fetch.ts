import { FetchProblem, type FetchProblemCode } from './fetch-problem.ts'

export type WebProxy = { host: string; port: number; user?: string; password?: string }

/** A web request. Plain data: it travels from the bot's process to the platform. */
export type WebRequest = {
  url: string
  method: 'GET' | 'HEAD' | 'POST'
  headers: Record<string, string>
  body: string | null
  /** `manual` returns the redirect itself, `follow` follows at most five. */
  redirect: 'follow' | 'manual'
  proxy: WebProxy | null
}

export type WebAnswer = {
  status: number
  url: string
  /** The redirects on the way, in order: each address and its status. */
  hops: { url: string; status: number }[]
  headers: Record<string, string>
  body: Uint8Array
  /** The body exceeds the largest size; the rest is missing. */
  cut: boolean
}

/** The platform's side: answers, or gives the code of its problem. */
export type WebFetch = (request: WebRequest, signal: AbortSignal) => Promise<WebAnswer | { problem: FetchProblemCode }>

export type BotFetch = (url: string, init?: Partial<Omit<WebRequest, 'url'>>) => Promise<BotResponse>

export type BotResponse = Omit<WebAnswer, 'headers' | 'body'> & {
  ok: boolean
  redirected: boolean
  headers: { get(name: string): string | null }
  text(): Promise<string>
  json(): Promise<unknown>
}

/** A bot's `fetch`, similar to the standard one, over the platform's web access. Failures are a `FetchProblem`. */
export function botFetch(ask: WebFetch, signal: AbortSignal): BotFetch {
  return async (url, init = {}) => {
    const request: WebRequest = {
      url,
      method: 'GET',
      headers: {},
      body: null,
      redirect: 'follow',
      proxy: null,
      ...init,
    }
    const answer = await ask(request, signal)
    if ('problem' in answer) throw new FetchProblem(answer.problem)
    const text = async () => decoderFor(answer.headers['content-type']).decode(answer.body)
    return {
      ...answer,
      ok: answer.status >= 200 && answer.status < 300,
      redirected: answer.hops.length > 0,
      headers: { get: (name) => answer.headers[name.toLowerCase()] ?? null },
      text,
      json: async () => JSON.parse(await text()),
    }
  }
}

/** Pages of Russia and Vietnam are not all UTF-8; the content type decides. */
function decoderFor(contentType = ''): TextDecoder {
  const [, charset = 'utf-8'] = /charset=["']?([\w-]+)/i.exec(contentType) ?? []
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
