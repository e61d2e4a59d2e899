import { type Answer, addressOf, type CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { apiBase } from './config.ts'
import { freshToken } from './fresh-token.ts'
import { chosenLanguage } from './language.tsx'
import { Unreachable } from './unreachable.ts'

export type FetchedFile = { name: string; content: Blob }
type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/** Fetches a file that only the signed-in person may have, from an endpoint that also answers with one. */
export async function fetchFile<E extends AnyEndpoint>(
  endpoint: E,
  ...[asked]: CallArgs<E>
): Promise<Answer<FetchedFile>> {
  const { params, query, body } = (asked ?? {}) as Parts
  const token = await freshToken()
  const headers = {
    'accept-language': chosenLanguage(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const address = apiBase() + addressOf(endpoint.path, params, query)
  const response = await fetch(address, {
    method: endpoint.method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    cache: 'no-store',
  }).catch(lost)
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  if (!name) return { ...(await response.json().catch(lost)), status: response.status }
  const data = { name, content: await response.blob().catch(lost) }
  return { success: true, status: response.status, message: '', data, error: null, code: null }
}

function lost(): never {
  throw new Unreachable()
}
