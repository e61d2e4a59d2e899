/** The maximum number of items per call, the maximum bytes per call, and the bytes of one item. */
type Room<Item> = { most: number; bytes: number; sizeOf: (item: Item) => number }

/** Splits items into parts that fit one call, by number and by size. */
export function splitItems<Item>(items: readonly Item[], { most, bytes, sizeOf }: Room<Item>): Item[][] {
  const parts: Item[][] = []
  let [part, size]: [Item[], number] = [[], 0]
  for (const item of items) {
    if (part.length > 0 && (part.length === most || size + sizeOf(item) > bytes)) {
      parts.push(part)
      ;[part, size] = [[], 0]
    }
    part.push(item)
    size += sizeOf(item)
  }
  return part.length ? [...parts, part] : parts
}
