/** One list out of parts: each is asked for when the one before is used up, until one is empty. */
export async function* pages<Item>(next: (last: Item | undefined) => Promise<readonly Item[]>): AsyncGenerator<Item> {
  let last: Item | undefined
  for (;;) {
    const items = await next(last)
    if (items.length === 0) return
    yield* items
    last = items.at(-1)
  }
}
