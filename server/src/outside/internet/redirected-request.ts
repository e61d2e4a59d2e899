import type { IncomingMessage } from 'node:http'
import type { WebRequest } from '@runmart/bots/kit/bot-fetch'

/** The request that follows a redirect by the fetch standard; null if the response is no redirect. */
export function redirectedRequest(request: WebRequest, url: URL, answer: IncomingMessage): WebRequest | null {
  const { statusCode: status = 0, headers } = answer
  if (![301, 302, 303, 307, 308].includes(status) || !headers.location) return null
  const target = URL.canParse(headers.location, url) ? new URL(headers.location, url) : null
  // Keeps the fragment on the way, as browsers do.
  if (target && !target.hash) target.hash = url.hash
  const staysPost = request.method === 'POST' && (status === 307 || status === 308)
  const becomesGet = request.method === 'POST' && !staysPost
  // A secret for one host must not reach the next.
  const kept = Object.entries(request.headers).filter(
    ([name]) =>
      (target?.origin === url.origin || name.toLowerCase() !== 'authorization') &&
      !(becomesGet && name.toLowerCase().startsWith('content-')),
  )
  return {
    ...request,
    url: target?.href ?? headers.location,
    method: becomesGet ? 'GET' : request.method,
    body: becomesGet ? null : request.body,
    headers: Object.fromEntries(kept),
  }
}
