import type { StoreAccess } from '#platform/config/store-access.ts'
import { ExternalServiceError } from '../fetch-json.ts'
import { readBounded, type Sent, sendStoreRequest } from './store-request.ts'

const LONGEST_MS = 60_000
const LARGEST_OBJECT = 256 * 1024 * 1024
const LARGEST_EXPLANATION = 16 * 1024

/** Keeps bytes under names, elsewhere. What it cannot do is a `ForeignProblem`; all of it is safe to repeat. */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** The bytes piece by piece, or null where there are none. */
  get(key: string): Promise<AsyncIterable<Uint8Array> | null>
  /** Makes sure that there is nothing under this name. */
  remove(key: string): Promise<void>
}

/** A bucket at any address that speaks S3, by path: Amazon, MinIO, R2 and their like. */
export function objectStore(access: StoreAccess, longestMs = LONGEST_MS): ObjectStore {
  const ask = (method: string, key: string, sent?: Sent) => sendStoreRequest(access, longestMs, method, key, sent)
  return {
    async put(key, body, contentType) {
      const answer = await ask('PUT', key, { body, contentType })
      if (!answer.ok) throw unexpected(answer, await codeOf(answer))
      await answer.body?.cancel()
    },
    async get(key) {
      const answer = await ask('GET', key)
      if (answer.status === 200) return readBounded(answer, LARGEST_OBJECT)
      const code = await codeOf(answer)
      if (code === 'NoSuchKey') return null
      throw unexpected(answer, code)
    },
    async remove(key) {
      const answer = await ask('DELETE', key)
      if (answer.ok) return answer.body?.cancel()
      const code = await codeOf(answer)
      if (code !== 'NoSuchKey') throw unexpected(answer, code)
    },
  }
}

function unexpected({ status }: Response, code: string): ExternalServiceError {
  return new ExternalServiceError(`the object store answered ${status} ${code}`.trim())
}

/** The name that S3 gives to what is wrong. */
async function codeOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readBounded(answer, LARGEST_EXPLANATION)) chunks.push(chunk)
  return /<Code>(\w{1,60})<\/Code>/.exec(Buffer.concat(chunks).toString())?.[1] ?? ''
}
