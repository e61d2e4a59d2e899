import type { StoreAccess } from '#platform/config/store-access.ts'
import { ExternalServiceError } from '../fetch-json.ts'
import { readBounded, type Sent, sendStoreRequest } from './store-request.ts'

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
