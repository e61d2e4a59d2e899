import type { Access, AnyEndpoint } from '@runmart/contract/endpoint'
import { problemsOf } from '@runmart/contract/errors'
import { looksLikeTimeZone } from '@runmart/contract/time-zone'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Refusal } from '../refusal.ts'
import { languageOf } from './language.ts'
import { isLocal } from './request-origin.ts'
import type { RequestInfo } from './route.ts'

const MAX_DEVICE_LENGTH = 200

export type Input = { params: unknown; query: unknown; body: unknown }

/** Parses the input of a request by its endpoint, or refuses it. */
export function inputOf(endpoint: AnyEndpoint, request: FastifyRequest): Input {
  return {
    params: parseInput(endpoint.params, request.params),
    query: parseInput(endpoint.query, request.query),
    body: bodyOf(endpoint, request.body ?? {}),
  }
}

/** A writing endpoint refuses unknown fields, even if it takes no body. */
function bodyOf({ method, body }: AnyEndpoint, given: unknown): unknown {
  if (body || method === 'GET' || method === 'DELETE') return parseInput(body, given)
  parseInput(Empty, given)
  return undefined
}

const Empty = z.strictObject({})

function parseInput(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const read = z.safeParse(schema, value)
  if (!read.success) throw new Refusal('VALIDATION', { fields: problemsOf(read.error.issues) })
  return read.data
}

/** Public endpoints need no token. Endpoints with an optional token still refuse a wrong one. */
export function tokenFor(access: Access, request: FastifyRequest): string | null {
  if (access === 'anyone' || (access === 'optional' && !request.headers.authorization)) return null
  return tokenOf(request)
}

/** The token of the Authorization header; refuses a missing one. */
export function tokenOf(request: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '') ?? []
  if (!token) throw new Refusal('UNAUTHENTICATED')
  return token
}

function deviceIdOf(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given) ? given : null
}

function timeZoneOf(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && looksLikeTimeZone(given) ? given : null
}

/** Facts about a request besides its input. */
export function requestInfoOf(request: FastifyRequest): RequestInfo {
  return {
    language: languageOf(request.headers['accept-language']),
    address: request.ip,
    isLocal: isLocal(request),
    device: (request.headers['user-agent'] ?? '').slice(0, MAX_DEVICE_LENGTH),
    deviceId: deviceIdOf(request.headers['x-device-id']),
    timeZone: timeZoneOf(request.headers['x-time-zone']),
    log: request.log as RequestInfo['log'],
  }
}

/** The idempotency key, if the endpoint supports one. */
export function idempotencyKeyOf(endpoint: AnyEndpoint, request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return endpoint.idempotent && typeof key === 'string' ? key : null
}

/** Identifies the content of a request. */
export function fingerprintOf(endpoint: AnyEndpoint, request: FastifyRequest, input: Input): string {
  return JSON.stringify([endpoint.method, request.url, input.body ?? null])
}
