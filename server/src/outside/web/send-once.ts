import { type ClientRequestArgs, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { FoundHost } from './find-host.ts'
import { type FoundProxy, openTunnel, proxyHeaders } from './open-tunnel.ts'
import { placeOf } from './place-of.ts'

export type OneRequest = {
  url: URL
  host: FoundHost
  proxy: FoundProxy | null
  method: string
  headers: Record<string, string>
  body: string | null
}

/** Asks one address once, on a connection of its own to an address that was checked, and answers as soon as the headers are there. */
export async function sendOnce(ask: OneRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, host, proxy, method, body } = ask
  const secure = url.protocol === 'https:'
  const path = url.pathname + url.search
  const headers = { ...ask.headers, host: url.host }
  if (!proxy) {
    const options = { ...placeOf(host), path, method, headers, signal }
    return answerOf(secure ? secureRequest : plainRequest, options, body)
  }
  if (!secure) {
    const options = { ...placeOf(proxy), path: url.origin + path, method, signal }
    return answerOf(plainRequest, { ...options, headers: { ...headers, ...proxyHeaders(proxy) } }, body)
  }
  const socket = await openTunnel(proxy, host, signal)
  // No place and no agent, not even `agent: false`: either would open a connection of its own, past the proxy.
  return answerOf(secureRequest, { path, method, headers, signal, createConnection: () => socket }, body)
}

function answerOf(
  request: typeof plainRequest,
  options: ClientRequestArgs,
  body: string | null,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(options, resolve)
    asked.on('error', reject)
    asked.end(body ?? undefined)
  })
}
