import type { TextKind, Texts, Words } from '@runmart/contract/content-texts'
import type { Language } from '@runmart/contract/languages'
import { dayOf } from '#platform/days.ts'
import type { Database } from '#platform/db/database.ts'
import type { Hub } from '#platform/live/hub.ts'
import { SharedCopy } from '#platform/live/shared-copy.ts'
import type { Log } from '#platform/log.ts'
import type { ShippedText } from './shipped-texts.ts'
import { type Heads, headsOf } from './text-heads.ts'
import { findVersionTexts, listPublishedTexts, type StoredVersion } from './text-queries.ts'

/** A page or post in its current public form. */
export type PublishedText = {
  kind: TextKind
  slug: string
  /** The id of the version; null for the shipped text. */
  id: number | null
  heads: Heads
  /** The dates of its first version and of this one. */
  publishedOn: string
  changedOn: string
  /** Whether the title in this language is the shipped one. */
  hasShippedTitle(language: Language): boolean
}

type Options = { shipped: readonly ShippedText[]; shopTimeZone: string; log: Log }

declare module '#platform/shop.ts' {
  interface Shop {
    texts: PublishedTexts
  }
}

const MOST_KEPT = 100

/** The public pages and posts, held in memory; only bodies need a database query. */
export class PublishedTexts {
  readonly #db: Pick<Database, 'read'>
  readonly #shipped: ReadonlyMap<string, ShippedText & { heads: Heads }>
  readonly #copy: SharedCopy<readonly StoredVersion[]>
  readonly #timeZone: string
  /** The list, valid until the next version appears. */
  #listed: { versions: readonly StoredVersion[]; until: number; texts: PublishedText[] } | null = null
  /** Whole texts by version; a version never changes. */
  readonly #bodies = new Map<number, Texts>()

  constructor(
    db: Pick<Database, 'read'>,
    hub: Pick<Hub, 'isCurrent' | 'onShopChanged'> | null,
    { shipped, shopTimeZone, log }: Options,
  ) {
    this.#db = db
    this.#shipped = new Map(shipped.map((it) => [nameOf(it), { ...it, heads: headsOf(it.texts) }]))
    this.#copy = new SharedCopy(hub, () => db.read(listPublishedTexts), [], log)
    this.#timeZone = shopTimeZone
  }

  /** All public texts at this moment, newest first. */
  async list(): Promise<readonly PublishedText[]> {
    const versions = await this.#copy.get()
    const now = Date.now()
    if (this.#listed?.versions !== versions || now >= this.#listed.until) {
      const coming = versions.map((it) => Date.parse(it.shownFrom)).filter((at) => at > now)
      this.#listed = { versions, until: Math.min(...coming), texts: this.#listAt(now, versions) }
    }
    return this.#listed.texts
  }

  #listAt(now: number, versions: readonly StoredVersion[]): PublishedText[] {
    const found = new Map([...this.#shipped].map(([name, it]) => [name, this.#fromShipped(it)]))
    for (const version of versions) {
      if (Date.parse(version.shownFrom) > now) continue
      const text = this.#fromVersion(version)
      if (text) found.set(nameOf(version), text)
      else found.delete(nameOf(version))
    }
    return [...found.values()]
      .sort((a, b) => b.since.localeCompare(a.since) || a.slug.localeCompare(b.slug))
      .map(({ since: _, ...text }) => text)
  }

  /** The words of a text in a language; null if it has none. */
  async wordsOf(text: Pick<PublishedText, 'kind' | 'slug' | 'id'>, language: Language): Promise<Words | null> {
    if (text.id === null) return this.#shipped.get(nameOf(text))?.texts[language] ?? null
    const { id } = text
    const texts = this.#bodies.get(id) ?? (await this.#db.read((reader) => findVersionTexts(reader, text, id)))
    if (!texts) return null
    if (this.#bodies.size >= MOST_KEPT) this.#bodies.clear()
    this.#bodies.set(id, texts)
    return texts[language]
  }

  #fromShipped({ kind, slug, date, heads }: ShippedText & { heads: Heads }): PublishedText & { since: string } {
    const days = { publishedOn: date, changedOn: date, since: date }
    return { kind, slug, id: null, heads, ...days, hasShippedTitle: () => true }
  }

  #fromVersion(version: StoredVersion): (PublishedText & { since: string }) | null {
    const { kind, slug, id, heads, shownFrom, firstShown } = version
    if (!heads) return null
    const shipped = this.#shipped.get(nameOf(version))
    const hasShippedTitle = (it: Language) => shipped !== undefined && shipped.heads[it]?.title === heads[it]?.title
    const publishedOn = shipped?.date ?? dayOf(firstShown, this.#timeZone)
    const changedOn = dayOf(shownFrom, this.#timeZone)
    return { kind, slug, id, heads, publishedOn, changedOn, since: shipped?.date ?? firstShown, hasShippedTitle }
  }
}

function nameOf({ kind, slug }: { kind: TextKind; slug: string }): string {
  return `${kind}/${slug}`
}
