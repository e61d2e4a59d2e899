import { Resolver } from 'node:dns/promises'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { ownProblem } from '@runmart/contract/suppliers-problems'
import { connectOptions, type HostRules, isWebPort, type ResolvedHost, resolveHost } from '../internet/resolve-host.ts'
import { readBody } from '../internet/send-request.ts'
import { WebProblem } from '../internet/web-problem.ts'

const CONNECT_MS = 10_000
const ANSWER_MS = 20_000

/** There was no answer. Without a connection the request cannot have arrived. */
export class PostProblem extends Error {
  readonly wasSent: boolean
  readonly isTooLarge: boolean

  constructor(message: string, wasSent: boolean, isTooLarge = false) {
    super(message)
    this.wasSent = wasSent
    this.isTooLarge = isTooLarge
  }
}

/**
 * Posts a form on its own connection to a checked address, without redirects. Only to the public internet, unless the
 * rules list the host. Without rules it may go anywhere. Refuses an answer with more than `mostBytes`.
 */
export async function postForm(
  address: string,
  form: URLSearchParams,
  rules: HostRules | undefined,
  mostBytes: number,
): Promise<{ status: number; text: string }> {
  const url = new URL(address)
  const host = await findHost(url, rules)
  const state = { isConnected: false }
  const signal = AbortSignal.timeout(ANSWER_MS)
  try {
    const answer = await post(url, host, form.toString(), signal, state)
    const { body, cut } = await readBody(answer, mostBytes)
    if (cut) throw new PostProblem(ownProblem('too-large'), true, true)
    return { status: answer.statusCode ?? 0, text: new TextDecoder().decode(body) }
  } catch (problem) {
    if (problem instanceof PostProblem) throw problem
    const { message, code = '' } = problem as Error & { code?: string }
    throw new PostProblem(signal.aborted ? ownProblem('no-answer') : message || code, state.isConnected)
  }
}

const resolver = new Resolver({ timeout: 2_000, tries: 2 })

async function findHost(url: URL, given: HostRules | undefined): Promise<ResolvedHost> {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const { hostname } = url
  const anywhere = { resolver, own: { has: async () => false }, allowed: new Set([`${hostname}:${port}`]) }
  try {
    return await resolveHost(given ?? anywhere, { hostname, port }, isWebPort)
  } catch (problem) {
    if (!(problem instanceof WebProblem)) throw problem
    throw new PostProblem(
      problem.code === 'unknownHost' ? ownProblem('unknown-host', hostname) : ownProblem('host-not-allowed', url.host),
      false,
    )
  }
}

function post(
  url: URL,
  host: ResolvedHost,
  body: string,
  signal: AbortSignal,
  state: { isConnected: boolean },
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const headers = {
    host: url.host,
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Runmart/1.0',
  }
  const options = { ...connectOptions(host), path: url.pathname + url.search, method: 'POST', headers, signal }
  return new Promise((resolve, reject) => {
    const request = (isSecure ? secureRequest : plainRequest)(options, resolve)
    const late = setTimeout(() => request.destroy(new Error(ownProblem('no-connection'))), CONNECT_MS)
    request.on('socket', (socket) =>
      // Data written before the key exchange never leaves the machine.
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        state.isConnected = true
        clearTimeout(late)
      }),
    )
    request.on('close', () => clearTimeout(late))
    request.on('error', reject)
    request.end(body)
  })
}
