/** A value for `streamJson`: a lazy list, a map of such values, one loaded on demand, or a plain value. */
export type JsonSource =
  | AsyncIterable<JsonSource>
  | ReadonlyMap<string, JsonSource>
  | (() => Promise<JsonSource>)
  | PlainValue
type PlainValue = string | number | boolean | null | object

export async function* streamJson(value: JsonSource): AsyncGenerator<string> {
  if (value instanceof Map) yield* streamObject(value)
  else if (typeof value === 'function') yield* streamJson(await (value as () => Promise<JsonSource>)())
  else if (isList(value)) yield* streamList(value)
  else yield JSON.stringify(value)
}

async function* streamObject(parts: ReadonlyMap<string, JsonSource>): AsyncGenerator<string> {
  let before = '{'
  for (const [name, value] of parts) {
    yield `${before}\n${JSON.stringify(name)}: `
    yield* streamJson(value)
    before = ','
  }
  yield before === '{' ? '{}' : '\n}'
}

async function* streamList(items: AsyncIterable<JsonSource>): AsyncGenerator<string> {
  let before = '['
  for await (const item of items) {
    yield `${before}\n`
    yield* streamJson(item)
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}

function isList(value: JsonSource): value is AsyncIterable<JsonSource> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

const CHUNK = 64 * 1024

/** Joins the pieces into larger chunks, because a packet for every piece would be slow. */
export async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const piece of pieces) {
    chunk += piece
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}
