import { type Answer, addressOf, type CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint, CallOf } from '@runmart/contract/endpoint'
import { Unreachable } from './api.ts'
import { apiBase } from './config.ts'
import { freshToken } from './fresh-token.ts'
import { handleAnswer, type Shown } from './handle-answer.ts'
import { chosenLanguage, currentTranslations } from './language.tsx'
import { showToast } from './toasts.ts'

export type FetchedFile = { name: string; content: Blob }
type RequestParts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

type Saving = Pick<Shown, 'refusals'> & {
  /** The name of the saved file; the server's by default. */
  name?: string
}
type DownloadArgs<E> =
  object extends CallOf<E> ? [input?: CallOf<E>, saving?: Saving] : [input: CallOf<E>, saving?: Saving]

/** Fetches a file for the signed-in person and saves it. A refusal appears as a toast unless it is inline. */
export async function download<E extends AnyEndpoint>(
  endpoint: E,
  ...[input, { name, refusals = 'toast' } = {}]: DownloadArgs<E>
): Promise<Answer<FetchedFile>> {
  const answer = await handleAnswer(fetchFile(endpoint, ...([input] as unknown as CallArgs<E>)), { refusals })
  if (answer.success) saveFile(name ?? answer.data.name, answer.data.content)
  return answer
}

/** Saves every match of a list as a table for a spreadsheet, and shows its file name. */
export async function downloadCsv<E extends AnyEndpoint>(list: E, query: Record<string, string>): Promise<void> {
  const answer = await download(list, ...([{ query: { ...query, format: 'csv' } }] as unknown as DownloadArgs<E>))
  if (answer.success) showToast('success', currentTranslations().t('lists.csvSaved', { name: answer.data.name }))
}

/** Fetches a file for the signed-in person. The endpoint may answer with an envelope instead. */
export async function fetchFile<E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: CallArgs<E>
): Promise<Answer<FetchedFile>> {
  const { params, query, body } = (input ?? {}) as RequestParts
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
  }).catch(throwUnreachable)
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  if (!name) return { ...(await response.json().catch(throwUnreachable)), status: response.status }
  const data = { name, content: await response.blob().catch(throwUnreachable) }
  return { success: true, status: response.status, message: '', data, error: null, code: null }
}

/** Makes the browser save a file under a name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

function throwUnreachable(): never {
  throw new Unreachable()
}
