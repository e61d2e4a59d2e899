type Handed = { id: string; replacedBy: string | null }

/** An item of an order with its number and the items that it replaced, the newest first. */
export type Numbered<Item> = { number: number; item: Item; replaced: Item[] }

/**
 * Numbers the items of an order, the same for its customer and for operators. A replacement keeps the number of its
 * item, so “the third one does not work” stays true.
 */
export function numberGoods<Item extends Handed>(items: readonly Item[]): Numbered<Item>[] {
  const byId = new Map(items.map((it) => [it.id, it]))
  const replacements = new Set(items.map((it) => it.replacedBy))
  return items
    .filter((it) => !replacements.has(it.id))
    .map((first, at) => {
      const given = [first]
      for (let next = nextOf(first, byId); next; next = nextOf(next, byId)) given.unshift(next)
      const [item = first, ...replaced] = given
      return { number: at + 1, item, replaced }
    })
}

function nextOf<Item extends Handed>({ replacedBy }: Item, byId: ReadonlyMap<string, Item>): Item | undefined {
  return replacedBy === null ? undefined : byId.get(replacedBy)
}
