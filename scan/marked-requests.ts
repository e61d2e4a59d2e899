import { randomUUID } from 'node:crypto'
import { type ChooseValue, LEFT_OUT } from './choose-value.ts'

/** As much of OpenAPI and JSON Schema as the shop's own description uses. */
export type Description = { paths: Record<string, Record<string, Operation>> }
type Operation = {
  security: object[]
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { content?: object }>
}
type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minimum?: number
  format?: string
}

/** A request with a mark at the end of every parameter, where the scanner inserts its attempts. */
export type MarkedRequest = {
  call: string
  marks: number
  isForOperators: boolean
  text(host: string, token: string): string
}

const MARK = '*'

/**
 * One request for every call of the description. A money call gets a second one for its idempotency key alone. Under
 * one key, the server refuses a different request unread.
 */
export function listRequests(description: Description, choose: ChooseValue): MarkedRequest[] {
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, it]) => {
      const call = `${method.toUpperCase()} ${path}`
      const hasKey = it.parameters.some(({ name }) => name === KEY)
      return [requestOf(call, it, choose), ...(hasKey ? [onlyKeyMarked(requestOf(call, it, choose))] : [])]
    }),
  )
}

const KEY = 'Idempotency-Key'

function onlyKeyMarked(request: MarkedRequest): MarkedRequest {
  const text: MarkedRequest['text'] = (host, token) => {
    const [line = '', ...rest] = request.text(host, token).replaceAll(MARK, '').split('\n')
    return [line, `${KEY}: ${randomUUID()}${MARK}`, ...rest].join('\n')
  }
  return { ...request, call: `${request.call} (its key)`, marks: 1, text }
}

function requestOf(call: string, operation: Operation, choose: ChooseValue): MarkedRequest {
  const [method = '', path = ''] = call.split(' ')
  const chosenOr = (name: string, schema: Schema) => choose(call, name) ?? sampleOf(schema)
  const inPlace = (place: string) => operation.parameters.filter((it) => it.in === place)
  let address = path
  for (const { name, schema } of inPlace('path'))
    address = address.replace(`{${name}}`, `${chosenOr(name, schema)}${MARK}`)
  const query = inPlace('query')
    .filter(({ name }) => choose(call, name) !== LEFT_OUT)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(chosenOr(name, schema)))}${MARK}`)
  const isStream = 'text/event-stream' in (operation.responses['200']?.content ?? {})
  const headers = [
    // A stream never ends, so the scan only tries requests that are refused before it opens.
    ...(isStream ? [] : [`Accept-Language: en${MARK}`, `User-Agent: Scanner${MARK}`, `X-Device-Id: a-browser${MARK}`]),
    ...inPlace('header').flatMap(({ name }) => (name === KEY ? [] : [`${name}: 1${MARK}`])),
  ]
  const schema = operation.requestBody?.content['application/json'].schema
  // An empty body for calls without one: otherwise sqlmap claims to send a form, and the server refuses it.
  const body = schema ? markedJson(schema, call, choose) : method === 'GET' ? '' : '{}'
  const target = `/api${address}${query.length ? `?${query.join('&')}` : ''}`
  return {
    call,
    marks: [target, ...headers, body].join('').split(MARK).length - 1,
    isForOperators: path.startsWith('/operator/'),
    text: (host, token) =>
      [
        `${method} ${target} HTTP/1.1`,
        `Host: ${host}`,
        'Accept: application/json',
        ...(operation.security.length ? [`Authorization: Bearer ${token}`] : []),
        ...headers,
        ...(body ? ['Content-Type: application/json'] : []),
        '',
        body,
      ].join('\n'),
  }
}

/** A body with every field, as far as the shop allows them together. */
function markedJson(schema: Schema, call: string, choose: ChooseValue, name = ''): string {
  const chosen = name ? choose(call, name) : undefined
  if (chosen !== undefined) return marked(chosen)
  const choice = schema.anyOf?.[0]
  if (choice) return markedJson(choice, call, choose, name)
  if (schema.properties) {
    const fields = Object.entries(schema.properties).filter(([key]) => choose(call, key) !== LEFT_OUT)
    return `{${fields.map(([key, it]) => `${JSON.stringify(key)}:${markedJson(it, call, choose, key)}`).join()}}`
  }
  if (schema.items) return `[${markedJson(schema.items, call, choose, name)}]`
  return marked(sampleOf(schema))
}

function marked(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value + MARK)
  if (Array.isArray(value)) return `[${value.map(marked).join()}]`
  if (value === null || typeof value !== 'object') return value === null ? 'null' : `${value}${MARK}`
  return `{${Object.entries(value).map(([key, it]) => `${JSON.stringify(key)}:${marked(it)}`)}}`
}

function sampleOf({ type, const: only, enum: choices, minimum = 1, format }: Schema): unknown {
  if (only !== undefined) return only
  if (choices) return choices[0]
  const [first] = [type].flat()
  if (first === 'integer' || first === 'number') return Math.max(1, minimum)
  if (first === 'boolean') return true
  if (first === 'object') return {}
  if (first === 'array') return []
  return format === 'date-time' ? new Date().toISOString() : 'some words'
}
