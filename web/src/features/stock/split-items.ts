/** How many items one call takes, how many bytes of them, and how many one of them has at most. */
type Room<Item> = { most: number; bytes: number; sizeOf: (item: Item) => number }

/** Items in parts that one call takes each, by their number and by their size. */
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
