import { request } from 'node:http'
import { allEndpoints } from '@runmart/contract'
import { openapi } from '@runmart/contract/openapi'

/** One call of the API from its published description. */
export type Operation = {
  method: string
  path: string
  /** Whether a token is required, optional or ignored. */
  token: 'needed' | 'optional' | 'ignored'
  isForOperators: boolean
  isForPartners: boolean
  /** The right that an operator needs; null if the call names none. */
  right: string | null
  needsActivation: boolean
  /** Whether an operator who views the shop as a customer may call it. */
  isViewable: boolean
  hasBody: boolean
  parameters: string[]
  isStream: boolean
}

type Described = {
  description?: string
  security: object[]
  parameters: { name: string; in: string }[]
  requestBody?: unknown
  responses: Record<string, { description: string; content?: Record<string, unknown> }>
}

/** Every call of the description, so that tests try a new one without a list. */
export const operations: Operation[] = Object.entries(openapi(allEndpoints, '/api').paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, call]) => {
    const { description = '', security, parameters, requestBody, responses } = call as Described
    const refused = responses['403']?.description.split(', ') ?? []
    const isOptional = security.some((it) => !Object.keys(it).length)
    return {
      method: method.toUpperCase(),
      path,
      token: !security.length ? 'ignored' : isOptional ? 'optional' : 'needed',
      isForOperators: path.startsWith('/operator/'),
      isForPartners: /^\/partner(\/|$)/.test(path),
      right: rightIn(description),
      needsActivation: refused.includes('ACCOUNT_INACTIVE'),
      isViewable: !refused.includes('VIEW_ONLY'),
      hasBody: requestBody !== undefined,
      parameters: parameters.filter((it) => it.in !== 'header').map((it) => it.name),
      isStream: 'text/event-stream' in (responses['200']?.content ?? {}),
    }
  }),
)

function rightIn(description: string): string | null {
  if (description.includes('Owners only.')) return 'owner'
  if (description.includes('For every operator')) return 'any'
  return /the right `(\w+)`/.exec(description)?.[1] ?? null
}

export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }
type RawRequest = {
  method?: string
  path: string
  token?: string | null
  headers?: Record<string, string>
  body?: string | Buffer
}

/** A raw request: it neither normalises the address nor adds headers. It reads only the head of a stream. */
export function sendRaw(
  url: string,
  { method = 'GET', path, token, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const all = {
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers: all }, async (answer) => {
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream')
      const text = isStream ? '' : Buffer.concat(await answer.toArray()).toString()
      if (isStream) answer.destroy()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
    })
    asking.on('error', reject).end(body)
  })
}
