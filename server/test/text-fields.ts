import { allEndpoints } from '@runmart/contract'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import * as z from 'zod/mini'

const parts = ['params', 'query', 'body'] as const

export type TextField = {
  endpoint: AnyEndpoint
  part: (typeof parts)[number]
  /** Its path; one item stands for all of a list, one name for all of a record. */
  path: readonly string[]
  /** Its longest length; null if another rule limits it. */
  most: number | null
  /** It has to fit a format or be one of some choices. */
  hasFormat: boolean
}

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
  maxLength?: number
  pattern?: string
  enum?: unknown
  const?: unknown
}

/** Every text that any request of the contract may have. */
export function listTextFields(): TextField[] {
  return allEndpoints.flatMap((endpoint) =>
    parts.flatMap((part) => {
      const schema = endpoint[part]
      if (!schema) return []
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
      return textsIn(json, []).map(({ path, text }) => ({
        endpoint,
        part,
        path,
        most: text.maxLength ?? null,
        hasFormat: Boolean(text.pattern ?? text.enum ?? text.const),
      }))
    }),
  )
}

function textsIn(schema: Schema, path: readonly string[]): { path: readonly string[]; text: Schema }[] {
  const named = Object.entries(schema.properties ?? {})
  const others = typeof schema.additionalProperties === 'object' ? [['any', schema.additionalProperties] as const] : []
  return [
    ...(schema.type === 'string' ? [{ path, text: schema }] : []),
    ...[...named, ...others].flatMap(([name, it]) => textsIn(it, [...path, name])),
    ...(schema.items ? textsIn(schema.items, [...path, '0']) : []),
    ...(schema.anyOf ?? []).flatMap((it) => textsIn(it, path)),
  ]
}

/** A request part with only this value in it; the name `0` is the place in a list. */
export function nest(path: readonly string[], value: string): unknown {
  return path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value)
}
