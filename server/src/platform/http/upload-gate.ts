import type { AnyEndpoint } from '@runmart/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { AttemptLimit } from '../attempts.ts'
import { concurrencyLimit } from '../concurrency-limit.ts'
import { Gate } from './gate.ts'
import type { Claims } from './route.ts'

/** A larger body is an upload; only endpoints that declare it accept one. */
export const MAX_BODY_BYTES = 256 * 1024

const MAX_UPLOADS = 16
const MAX_UPLOADS_EACH = 2
/** Concurrent reads: each holds a connection to the database. */
const MAX_READ_AT_ONCE = 3

/** Whether the announced body is an upload. A body without a length counts as one. */
export function isUpload({ headers }: FastifyRequest): boolean {
  const length = Number(headers['content-length'])
  return !(length <= MAX_BODY_BYTES)
}

/** Additional limits of an upload, or of a smaller body with a file. */
export function uploadLimits({ method, path, upload }: AnyEndpoint, claims: Claims | null): AttemptLimit[] {
  return upload && claims ? [{ ...upload, what: ['upload', method, path, claims.userId] }] : []
}

export function hasFile({ upload }: AnyEndpoint, body: unknown): boolean {
  return upload?.fields.some((field) => (body as Record<string, unknown> | null)?.[field] !== undefined) ?? false
}

/** Limits the uploads of this process, because each takes memory from its first byte until its answer. */
export class UploadGate extends Gate {
  readonly read = concurrencyLimit(MAX_READ_AT_ONCE)

  constructor() {
    super({ total: MAX_UPLOADS, each: MAX_UPLOADS_EACH, refusal: 'TOO_MANY_UPLOADS' })
  }
}
