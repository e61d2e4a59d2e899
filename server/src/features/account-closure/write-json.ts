/** What may be too long to hold at once: a list that is read while it is written, an object of such, something asked for when it is reached, or a plain value. */
export type Long = AsyncIterable<Long> | ReadonlyMap<string, Long> | (() => Promise<Long>) | PlainValue
type PlainValue = string | number | boolean | null | object

/** Writes JSON piece by piece. */
export async function* writeJson(value: Long): AsyncGenerator<string> {
  if (value instanceof Map) yield* writeObject(value)
  else if (typeof value === 'function') yield* writeJson(await (value as () => Promise<Long>)())
  else if (isList(value)) yield* writeList(value)
  else yield JSON.stringify(value)
}

async function* writeObject(parts: ReadonlyMap<string, Long>): AsyncGenerator<string> {
  let before = '{'
  for (const [name, value] of parts) {
    yield `${before}\n${JSON.stringify(name)}: `
    yield* writeJson(value)
    before = ','
  }
  yield before === '{' ? '{}' : '\n}'
}

async function* writeList(items: AsyncIterable<Long>): AsyncGenerator<string> {
  let before = '['
  for await (const item of items) {
    yield `${before}\n`
    yield* writeJson(item)
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}

function isList(value: Long): value is AsyncIterable<Long> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
