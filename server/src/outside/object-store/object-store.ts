import { setTimeout as sleep } from 'node:timers/promises'
import type { StoreAccess } from '#platform/config/store-access.ts'
import { ExternalServiceError } from '../fetch-json.ts'
import { encodeSegment, sha256, signRequest } from './sign-request.ts'

const MAX_REQUEST_MS = 60_000
const MAX_OBJECT_BYTES = 256 * 1024 * 1024
const MAX_EXPLANATION_BYTES = 16 * 1024

/** Stores bytes under keys. Every failure is an `ExternalServiceError`; every call is safe to repeat. */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** The bytes as a stream, or null if the key does not exist. */
  get(key: string): Promise<AsyncIterable<Uint8Array> | null>
  remove(key: string): Promise<void>
}

declare module '#platform/shop.ts' {
  interface Shop {
    /** Where lines and results of ended orders are; null: in the database. */
    objectStore: ObjectStore | null
  }
}

/** A bucket of any S3-compatible service, addressed by path: Amazon, MinIO, R2. */
export function objectStore(access: StoreAccess, longestMs = MAX_REQUEST_MS): ObjectStore {
  const send = (method: string, key: string, sent?: Sent) => sendStoreRequest(access, longestMs, method, key, sent)
  return {
    async put(key, body, contentType) {
      const answer = await send('PUT', key, { body, contentType })
      if (!answer.ok) throw unexpected(answer, await codeOf(answer))
      await answer.body?.cancel()
    },
    async get(key) {
      const answer = await send('GET', key)
      if (answer.status === 200) return readBounded(answer, MAX_OBJECT_BYTES)
      const code = await codeOf(answer)
      if (code === 'NoSuchKey') return null
      throw unexpected(answer, code)
    },
    async remove(key) {
      const answer = await send('DELETE', key)
      if (answer.ok) return answer.body?.cancel()
      const code = await codeOf(answer)
      if (code !== 'NoSuchKey') throw unexpected(answer, code)
    },
  }
}

function unexpected({ status }: Response, code: string): ExternalServiceError {
  return new ExternalServiceError(`the object store answered ${status} ${code}`.trim())
}

/** S3's error code. */
async function codeOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readBounded(answer, MAX_EXPLANATION_BYTES)) chunks.push(chunk)
  return /<Code>(\w{1,60})<\/Code>/.exec(Buffer.concat(chunks).toString())?.[1] ?? ''
}

const TRIES = 3
const FIRST_PAUSE_MS = 200

type Sent = { body: Uint8Array; contentType: string }

/** Sends a signed request and retries a few times on network failures, 5xx and 429; other refusals are final. */
async function sendStoreRequest(
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
async function* readBounded(answer: Response, most: number): AsyncGenerator<Uint8Array> {
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
