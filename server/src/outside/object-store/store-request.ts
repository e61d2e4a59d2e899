import { setTimeout as sleep } from 'node:timers/promises'
import type { StoreAccess } from '#platform/config/store-access.ts'
import { ExternalServiceError } from '../fetch-json.ts'
import { encodeSegment, sha256, signRequest } from './sign-request.ts'

const TRIES = 3
const FIRST_PAUSE_MS = 200

export type Sent = { body: Uint8Array; contentType: string }

/** Sends a signed request and retries a few times on network failures, 5xx and 429; other refusals are final. */
export async function sendStoreRequest(
  access: StoreAccess,
  longestMs: number,
  method: string,
  key: string,
  sent?: Sent,
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const signal = AbortSignal.timeout(longestMs)
    const answer = await sendSigned(access, signal, method, key, sent).catch((problem: Error) => problem)
    const isLast = attempt === TRIES
    if (answer instanceof Error) {
      if (isLast) throw toExternalError(answer)
    } else {
      if (isLast || (answer.status < 500 && answer.status !== 429)) return answer
      await answer.body?.cancel()
    }
    // With jitter: other requests wait, too.
    await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()))
  }
}

/** Signs every attempt again, because a signature is valid for minutes only. */
function sendSigned(
  access: StoreAccess,
  signal: AbortSignal,
  method: string,
  key: string,
  sent?: Sent,
): Promise<Response> {
  const path = [access.bucket, ...key.split('/')].map(encodeSegment).join('/')
  const url = new URL(`${access.url}/${path}`)
  const headers = signRequest(access, {
    method,
    url,
    headers: sent ? { 'content-type': sent.contentType } : {},
    payloadHash: sha256(sent?.body ?? ''),
    at: new Date(),
  })
  return fetch(url, {
    method,
    headers,
    redirect: 'error',
    signal,
    ...(sent && { body: sent.body as Uint8Array<ArrayBuffer> }),
  })
}

/** The response body as a stream, up to a size. Stopping early closes the connection. */
export async function* readBounded(answer: Response, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  try {
    for await (const chunk of answer.body ?? []) {
      size += chunk.length
      if (size > most) throw new ExternalServiceError('the object store answered with more than was ever put there')
      yield chunk
    }
  } catch (problem) {
    throw toExternalError(problem as Error)
  }
}

/** The reason of a failed `fetch` is often one level down. */
function toExternalError(problem: Error): ExternalServiceError {
  if (problem instanceof ExternalServiceError) return problem
  const { message, code } = (problem.cause ?? {}) as { message?: string; code?: string }
  return new ExternalServiceError(`object store: ${message || code || problem.message}`)
}
