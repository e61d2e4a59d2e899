import { type Answer, addressOf, type CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { apiBase } from './config.ts'
import { freshToken } from './fresh-token.ts'
import { handleAnswer } from './handle-answer.ts'
import { chosenLanguage } from './language.tsx'
import { saveFile } from './save-file.ts'
import { Unreachable } from './unreachable.ts'

/** Fetches a file that only the signed-in person may have and saves it; a refusal is shown like any other. */
export function download<E extends AnyEndpoint>(endpoint: E, ...[asked]: CallArgs<E>): Promise<Answer<string>> {
  const { query = {} } = (asked ?? {}) as { query?: Record<string, unknown> }
  return handleAnswer(fetchFile(apiBase() + addressOf(endpoint.path, {}, query)))
}

async function fetchFile(address: string): Promise<Answer<string>> {
  const token = await freshToken()
  const headers = { 'accept-language': chosenLanguage(), ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(address, { headers, cache: 'no-store' }).catch(() => {
    throw new Unreachable()
  })
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  if (!name) {
    const refusal = await response.json().catch(() => {
      throw new Unreachable()
    })
    return { ...refusal, status: response.status }
  }
  saveFile(name, await response.blob())
  return { success: true, status: response.status, message: '', data: name, error: null, code: null }
}
