import { type ClientRequestArgs, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { WebRequest } from '@runmart/bots/kit/bot-fetch'
import { openTunnel, proxyHeaders, type ResolvedProxy } from './open-tunnel.ts'
import { connectOptions, type ResolvedHost } from './resolve-host.ts'

type OneRequest = {
  url: URL
  host: ResolvedHost
  proxy: ResolvedProxy | null
  method: string
  headers: Record<string, string>
  body: string | null
}

/** Sends one request on its own connection to a checked address; resolves with the response's headers. */
export async function sendRequest(ask: OneRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, host, proxy, method, body } = ask
  const secure = url.protocol === 'https:'
  const path = url.pathname + url.search
  const headers = { ...ask.headers, host: url.host }
  if (!proxy) {
    const options = { ...connectOptions(host), path, method, headers, signal }
    return responseOf(secure ? secureRequest : plainRequest, options, body)
  }
  if (!secure) {
    const options = { ...connectOptions(proxy), path: url.origin + path, method, signal }
    return responseOf(plainRequest, { ...options, headers: { ...headers, ...proxyHeaders(proxy) } }, body)
  }
  const socket = await openTunnel(proxy, host, signal)
  // No host and no agent, not even `agent: false`: either would open a connection past the proxy.
  return responseOf(secureRequest, { path, method, headers, signal, createConnection: () => socket }, body)
}

function responseOf(
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

/** Headers that a bot may set; the others belong to the connection, or would hide the sender. */
const mayBeSet = ['accept', 'accept-language', 'authorization', 'content-type', 'if-modified-since', 'if-none-match']

/** The request's headers: an honest user agent, and no compression, because its size has no bound. */
export function requestHeaders({ headers, body }: WebRequest): Record<string, string> {
  const own = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    .filter(([name]) => mayBeSet.includes(name))
  return {
    accept: '*/*',
    ...Object.fromEntries(own),
    'user-agent': 'RunmartBot/1.0',
    'accept-encoding': 'identity',
    ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  }
}

/** Reads at most `largest` bytes of a response and closes the connection. */
export async function readBody(answer: IncomingMessage, largest: number): Promise<{ body: Uint8Array; cut: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length
      chunks.push(chunk)
      if (size > largest) break
    }
  } finally {
    answer.destroy()
  }
  return { body: new Uint8Array(Buffer.concat(chunks).subarray(0, largest)), cut: size > largest }
}
