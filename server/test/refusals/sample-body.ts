/** As much of JSON Schema as the description of the API uses. */
export type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  format?: string
}

/** A body that fits a schema, ignoring its patterns; known names get their value. */
export function sampleOf(schema: Schema, known: Record<string, unknown>, name = ''): unknown {
  if (name in known) return known[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (choice) return sampleOf(choice, known, name)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, it]) => [key, sampleOf(it, known, key)]),
    )
  if (type === 'array') return schema.items ? [sampleOf(schema.items, known, name)] : []
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (schema.format === 'date-time') return new Date().toISOString()
  return 'some words'
}

type Field = { name: string; replacedBy(text: string): unknown }

/** Every text in a body, with a way to replace it. */
export function listTexts(body: unknown, name = ''): Field[] {
  if (typeof body === 'string') return [{ name, replacedBy: (text) => text }]
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]) =>
    listTexts(value, name ? `${name}.${key}` : key).map((field) => ({
      name: field.name,
      replacedBy: (text: string) => {
        const replaced = field.replacedBy(text)
        return Array.isArray(body) ? body.with(Number(key), replaced) : { ...body, [key]: replaced }
      },
    })),
  )
}
