import * as z from 'zod/mini'
import { RUN_EVENTS_PATH } from './bots.ts'
import { type AnyEndpoint, callLimits, Nothing, waitsForMaintenance } from './endpoint.ts'
import { type RefusalCode, refusals } from './errors.ts'
import { LIVE_PATH } from './live.ts'

/** Describes endpoints as an OpenAPI 3.1 document. */
export function openapi(endpoints: readonly AnyEndpoint[], server: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {}
    Object.assign(paths[endpoint.path] as object, { [endpoint.method.toLowerCase()]: operation(endpoint) })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Runmart API',
      version: '1',
      description: `Every response is an envelope: success, message, data, error (for people), code (for programs). Amounts are whole dong; times are ISO 8601 UTC. A signed-in user has ${callLimits.reads} reads a minute, ${callLimits.searches} of them searches (\`q\`) and ${callLimits.downloads} downloads (\`format\`), and ${callLimits.writes} other calls; some calls have lower limits of their own. One too many is answered with 429 and \`Retry-After\` in seconds. While the shop is closed for maintenance, calls are answered with 503, the code MAINTENANCE and \`Retry-After\`.`,
    },
    servers: [{ url: server }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths: { ...paths, [LIVE_PATH]: { get: liveStream() }, [RUN_EVENTS_PATH]: { get: runStream() } },
  }
}

/** Refusals of every call that needs a token. */
const signedIn = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'ACCOUNT_BLOCKED', 'RATE_LIMITED'] as const

const stream = (...codes: RefusalCode[]) => ({
  security: [{ bearer: [] }],
  responses: {
    200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    ...byStatus(['INTERNAL', 'UNAVAILABLE', 'VIEW_ONLY', ...signedIn, ...codes]),
  },
})
const liveStream = () => ({
  summary: 'Stream my account’s events as server-sent events; after `resync`, refetch everything',
  tags: ['live'],
  operationId: nameOf('GET', LIVE_PATH),
  parameters: [],
  ...stream(),
})
const runStream = () => ({
  summary: 'Stream one of my runs as server-sent events: `state`, `progress` and `log`; resumes after Last-Event-ID',
  tags: ['order'],
  operationId: nameOf('GET', RUN_EVENTS_PATH),
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'Last-Event-ID', in: 'header', schema: { type: 'integer' } },
  ],
  ...stream('NOT_FOUND'),
})

function operation(endpoint: AnyEndpoint) {
  return {
    operationId: nameOf(endpoint.method, endpoint.path),
    summary: endpoint.summary,
    ...needs(endpoint),
    tags: [endpoint.path.split('/')[2] ?? 'root'],
    security: endpoint.access === 'anyone' ? [] : [...(endpoint.access === 'optional' ? [{}] : []), { bearer: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } }]
        : []),
      ...(endpoint.etag ? [{ name: 'If-None-Match', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: json(schemaOf(endpoint.body)) } }),
    responses: {
      200: {
        description: 'Done',
        ...(endpoint.etag && { headers: etag }),
        content: json(envelope(endpoint.data === Nothing ? { type: 'null' } : schemaOf(endpoint.data, 'output'))),
      },
      ...(endpoint.etag && { 304: { description: 'The same as under the ETag in If-None-Match', headers: etag } }),
      ...refused(endpoint),
    },
  }
}

/** `GET /user/order/{id}/run` → `getUserOrderIdRun`: the name in generated clients. Paths stay, so it stays. */
function nameOf(method: string, path: string): string {
  const words = path.match(/[A-Za-z0-9]+/g) ?? []
  return method.toLowerCase() + words.map((it) => it.charAt(0).toUpperCase() + it.slice(1)).join('')
}

function needs({ access, right, freshSignIn }: AnyEndpoint) {
  const sentences = [
    ...(access === 'partner' ? ['For partners of the shop.'] : []),
    ...(right ? [rightSentence(right)] : []),
    ...(freshSignIn ? ['Needs a sign-in or POST /user/auth/confirm within the last five minutes.'] : []),
  ]
  return sentences.length ? { description: sentences.join(' ') } : {}
}

function rightSentence(right: NonNullable<AnyEndpoint['right']>): string {
  if (right === 'owner') return 'Owners only.'
  return right === 'any' ? 'For every operator, whatever their rights.' : `Needs the right \`${right}\`.`
}

function refused(endpoint: AnyEndpoint) {
  const codes = new Set<RefusalCode>(['INTERNAL', 'UNAVAILABLE', ...(endpoint.refusals ?? [])])
  const isWrite = endpoint.method === 'POST' || endpoint.method === 'PUT'
  if (isWrite) for (const code of ['VALIDATION', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) codes.add(code)
  if (endpoint.query ?? endpoint.params ?? endpoint.idempotent) codes.add('VALIDATION')
  if (endpoint.limits) codes.add('RATE_LIMITED')
  if (endpoint.largestBody) for (const code of ['TOO_MANY_UPLOADS', 'ACCOUNT_INACTIVE'] as const) codes.add(code)
  if (endpoint.download) codes.add('TOO_MANY_DOWNLOADS')
  // The server refuses prefetching browsers, and never moves money to a closed account.
  if (endpoint.idempotent)
    for (const code of ['IDEMPOTENCY_MISMATCH', 'FORBIDDEN', 'ACCOUNT_CLOSED'] as const) codes.add(code)
  if (endpoint.access !== 'anyone') for (const code of signedIn) codes.add(code)
  if (['active', 'partner', 'operator'].includes(endpoint.access)) codes.add('ACCOUNT_INACTIVE')
  if (endpoint.access === 'partner') codes.add('FORBIDDEN')
  if (endpoint.access === 'operator') for (const code of ['FORBIDDEN', 'TWO_FACTOR_REQUIRED'] as const) codes.add(code)
  if (endpoint.freshSignIn) codes.add('STEP_UP_REQUIRED')
  if (waitsForMaintenance(endpoint.path)) codes.add('MAINTENANCE')
  if (!endpoint.viewable) codes.add('VIEW_ONLY')
  return byStatus([...codes])
}

function byStatus(codes: readonly RefusalCode[]) {
  const grouped = Map.groupBy(codes, (code) => refusals[code])
  return Object.fromEntries(
    [...grouped].map(([status, list]) => [status, { description: list.join(', '), content: json(refusal(list)) }]),
  )
}

const etag = { ETag: { description: 'Where there is no query', schema: { type: 'string' } } }

const json = (schema: unknown) => ({ 'application/json': { schema } })

const envelope = (data: unknown) => ({
  type: 'object',
  required: ['success', 'message', 'data', 'error', 'code'],
  properties: {
    success: { const: true },
    message: { type: 'string' },
    data,
    error: { type: 'null' },
    code: { type: 'null' },
  },
})

/** The same as in `Envelope`, which documents the fields. */
const refusalData = {
  fields: { type: 'object', additionalProperties: { type: 'string' } },
  total: { type: 'integer' },
  refund: { type: 'integer' },
  balance: { type: 'integer' },
  count: { type: 'integer' },
  orders: {
    type: 'array',
    items: { type: 'object', properties: { id: { type: 'string' }, code: { type: 'string' } } },
  },
  transfer: { type: 'object' },
  pendingId: { type: 'string' },
  ripensAt: { type: ['string', 'null'] },
  limitBytes: { type: 'integer' },
  leftBytes: { type: 'integer' },
  until: { type: ['string', 'null'] },
}

const refusal = (codes: readonly string[]) => ({
  type: 'object',
  required: ['success', 'message', 'data', 'error', 'code'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    data: { type: ['object', 'null'], properties: refusalData },
    error: { type: 'string' },
    code: { enum: codes },
  },
})

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output' = 'input') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: describeKeys })
  return rest
}

/** Also lists a record's known keys as properties: generators do not read `propertyNames`. */
function describeKeys({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, additionalProperties } = jsonSchema
  if (typeof propertyNames !== 'object' || !propertyNames.enum || !additionalProperties) return
  jsonSchema.properties = Object.fromEntries(propertyNames.enum.map((key) => [String(key), additionalProperties]))
}

function parameters(schema: z.ZodMiniType | undefined, where: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, it]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: it,
  }))
}
