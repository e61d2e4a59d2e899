import { Resolver } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import type { WebAnswer, WebFetch, WebRequest } from '@runmart/bots/kit/bot-fetch'
import type { AllowedHosts } from '#platform/config/allowed-hosts.ts'
import type { ResolvedProxy } from './open-tunnel.ts'
import { ownAddresses } from './own-addresses.ts'
import { isProxyPort, isWebPort, resolveHost } from './resolve-host.ts'
import { readBody, requestHeaders, sendRequest } from './send-request.ts'
import { WebProblem, webProblemOf } from './web-problem.ts'

const MAX_HOPS = 5
const MAX_REQUEST_BYTES = 64 * 1024
export const usualLimits = { bytes: 1024 * 1024, milliseconds: 10_000 }

type Guard = {
  allowed: AllowedHosts
  limits?: typeof usualLimits
  /** The shop's own address, which bots must not fetch. */
  publicUrl?: string
  /** The name servers; by default the machine's own. */
  resolver?: Resolver
  /** Waits until this host may get another request. */
  pace?: (host: string, signal: AbortSignal) => Promise<void>
}

/**
 * Fetches foreign addresses on behalf of bots. Only http and https, only the public internet and never the shop itself.
 * It checks the address that it connects to, again for each redirect. Limits time and size; keeps no cookies.
 */
export function guardedFetch(guard: Guard): WebFetch {
  const { allowed, limits = usualLimits, resolver = new Resolver({ timeout: 2_000, tries: 2 }) } = guard
  const rules = { resolver, allowed, own: ownAddresses(resolver, guard.publicUrl) }

  /** Listed hosts are the operator's own, so no pace applies. */
  const paceHost = async (text: string, signal: AbortSignal) => {
    const url = URL.parse(text)
    if (url && guard.pace && !allowed.has(`${url.hostname}:${portOf(url)}`)) await guard.pace(url.hostname, signal)
  }

  return async (request, signal) => {
    // Before the timeout starts: waiting for the pace is not the host's fault.
    await paceHost(request.url, signal)
    const late = AbortSignal.timeout(limits.milliseconds)
    const either = AbortSignal.any([signal, late])
    const ended = Promise.withResolvers<never>()
    const end = () => ended.reject(new WebProblem(signal.aborted ? 'stopped' : 'timeout'))
    if (signal.aborted) return { problem: 'stopped' }
    either.addEventListener('abort', end, { once: true })
    try {
      return await Promise.race([followRedirects(request, either), ended.promise])
    } catch (problem) {
      if (either.aborted) return { problem: signal.aborted ? 'stopped' : 'timeout' }
      return { problem: webProblemOf(problem).code }
    } finally {
      either.removeEventListener('abort', end)
    }
  }

  async function followRedirects(first: WebRequest, signal: AbortSignal): Promise<WebAnswer> {
    if (!['GET', 'HEAD', 'POST'].includes(first.method)) throw new WebProblem('badAddress')
    if ((first.body?.length ?? 0) > MAX_REQUEST_BYTES) throw new WebProblem('badAddress')
    const proxy = first.proxy ? await findProxy(first.proxy) : null
    const hops: WebAnswer['hops'] = []
    let request = first
    while (true) {
      const url = webUrl(request.url)
      const host = await resolveHost(rules, { hostname: url.hostname, port: portOf(url) }, isWebPort)
      signal.throwIfAborted()
      const { method, body } = request
      const answer = await sendRequest({ url, host, proxy, method, headers: requestHeaders(request), body }, signal)
      const status = answer.statusCode ?? 0
      // A response through a proxy may be the proxy's own.
      if (proxy && status === 407) {
        answer.destroy()
        throw new WebProblem('proxyPassword')
      }
      const next = request.redirect === 'follow' ? redirectedRequest(request, url, answer) : null
      if (next === null) {
        const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, it]) => [name, String(it)]))
        return { status, url: url.href, hops, headers, ...(await readBody(answer, limits.bytes)) }
      }
      answer.destroy()
      hops.push({ url: url.href, status })
      if (hops.length > MAX_HOPS) throw new WebProblem('tooManyRedirects')
      request = next
      await paceHost(request.url, signal)
    }
  }

  async function findProxy(it: NonNullable<WebRequest['proxy']>): Promise<ResolvedProxy> {
    // As part of a URL, odd spellings of addresses become plain ones.
    const url = webUrl(`http://${it.host.includes(':') ? `[${it.host}]` : it.host}`)
    if (url.href !== `http://${url.host}/` || !Number.isInteger(it.port)) throw new WebProblem('badAddress')
    const found = await resolveHost(rules, { hostname: url.hostname, port: it.port }, isProxyPort)
    return { ...found, user: it.user ?? null, password: it.password ?? '' }
  }
}

function webUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url?.hostname || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new WebProblem('badAddress')
  return url
}

const portOf = (url: URL) => Number(url.port || (url.protocol === 'https:' ? 443 : 80))

/** The request that follows a redirect by the fetch standard; null if the response is no redirect. */
function redirectedRequest(request: WebRequest, url: URL, answer: IncomingMessage): WebRequest | null {
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
