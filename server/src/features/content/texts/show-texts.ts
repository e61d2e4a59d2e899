import type { api } from '@runmart/contract'
import { blankWords, type EditedText, type TextSummary, type Texts } from '@runmart/contract/content-texts'
import type { DataOf } from '@runmart/contract/endpoint'
import { usernamesOf } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import type { ShippedText } from './shipped-texts.ts'
import { type Heads, headsOf } from './text-heads.ts'
import {
  findDraft,
  findVersionTexts,
  listStoredTexts,
  listVersions,
  type StoredText,
  type TextName,
  type Titles,
} from './text-queries.ts'

export type Shipped = readonly ShippedText[]

declare module '#platform/shop.ts' {
  interface Shop {
    /** The pages and posts of the software. */
    shippedTexts: Shipped
  }
}

/** A page of the texts of a kind, latest first. Sorts in memory, because a shop has few texts. */
export async function showTexts(
  tx: Tx,
  { query: { kind, page, limit } }: HandlerInput<typeof api.texts.list>,
  { shippedTexts: shipped }: Shop,
): Promise<Result<DataOf<typeof api.texts.list>>> {
  const stored = await listStoredTexts(tx, kind)
  const untouched = shipped.filter((it) => it.kind === kind && !stored.some(({ slug }) => slug === it.slug))
  const all = [
    ...stored.map((it) => ({ begun: shippedAs(shipped, it)?.date ?? it.createdAt, text: summaryOf(it, shipped) })),
    ...untouched.map((it) => ({ begun: it.date, text: summaryOf(untouchedAs(it), shipped) })),
  ]
  all.sort((a, b) => b.begun.localeCompare(a.begun) || a.text.slug.localeCompare(b.text.slug))
  const items = all.slice((page - 1) * limit, page * limit).map((it) => it.text)
  return { data: { items, total: all.length, page, limit } }
}

/** One text, for its editor. */
export async function showText(
  tx: Tx,
  { params }: HandlerInput<typeof api.texts.get>,
  { shippedTexts: shipped }: Shop,
): Promise<Result<{ text: EditedText }>> {
  return { data: { text: await getEditedText(tx, params, shipped) } }
}

/** The published versions of a text, newest first; the shipped text comes last. */
export async function showVersions(
  tx: Tx,
  { params, query: asked }: HandlerInput<typeof api.texts.versions>,
  { shippedTexts: shipped }: Shop,
): Promise<Result<DataOf<typeof api.texts.versions>>> {
  const first = shippedAs(shipped, params)
  if (!first && !(await findDraft(tx, params))) throw new Refusal('NOT_FOUND')
  const { items, total } = await listVersions(tx, params, asked)
  const names = await usernamesOf(
    tx,
    items.map((it) => it.publishedBy),
  )
  const versions = items.map(({ id, heads, shownFrom, publishedBy }) => ({
    id,
    titles: titlesOf(heads),
    isHidden: heads === null,
    shownFrom,
    publishedBy: names.get(publishedBy) ?? null,
  }))
  const isLast = asked.page * asked.limit > total && (asked.page - 1) * asked.limit <= total
  const original = first && { id: 0, titles: titlesOf(headsOf(first.texts)), isHidden: false }
  return {
    data: {
      items: original && isLast ? [...versions, { ...original, shownFrom: null, publishedBy: null }] : versions,
      total: total + (original ? 1 : 0),
      ...asked,
    },
  }
}

/** The words of a version; 0 is the shipped text. */
export async function showVersion(
  tx: Tx,
  { params }: HandlerInput<typeof api.texts.version>,
  { shippedTexts: shipped }: Shop,
): Promise<Result<{ texts: Texts }>> {
  const id = Number(params.id)
  const texts = id === 0 ? shippedAs(shipped, params)?.texts : await findVersionTexts(tx, params, id)
  if (!texts) throw new Refusal('NOT_FOUND')
  return { data: { texts } }
}

/** The text for its editor: the draft, otherwise the scheduled or the public version. */
export async function getEditedText(tx: Tx, name: TextName, shipped: Shipped): Promise<EditedText> {
  const original = shippedAs(shipped, name)
  const [found] = await listStoredTexts(tx, name.kind, name.slug)
  const stored = found ?? (original && untouchedAs(original))
  if (!stored) throw new Refusal('NOT_FOUND')
  const draft = (await findDraft(tx, name))?.draft
  const published = await findPublished(tx, name, shipped)
  const names = await usernamesOf(tx, stored.draftBy ? [stored.draftBy] : [])
  return {
    ...summaryOf(stored, shipped),
    version: stored.version,
    texts: draft ?? published.texts ?? original?.texts ?? { en: blankWords, vi: blankWords, ru: blankWords },
    draftBy: (stored.draftBy && names.get(stored.draftBy)) ?? null,
    draftAt: stored.draftAt,
  }
}

/**
 * The newest version, public or scheduled, otherwise the shipped text. Texts are null after unpublishing; the moment is
 * null for shipped texts.
 */
export async function findPublished(
  tx: Tx,
  name: TextName,
  shipped: Shipped,
): Promise<{ texts: Texts | null; publishAt: string | null }> {
  const { items } = await listVersions(tx, name, { page: 1, limit: 1 })
  const [last] = items
  if (!last) return { texts: shippedAs(shipped, name)?.texts ?? null, publishAt: null }
  const texts = await findVersionTexts(tx, name, last.id)
  return { texts, publishAt: texts && last.shownFrom }
}

export function shippedAs(shipped: Shipped, { kind, slug }: TextName): ShippedText | undefined {
  return shipped.find((it) => it.kind === kind && it.slug === slug)
}

/** An unchanged shipped text, in the form of a stored one. */
function untouchedAs({ kind, slug, date }: ShippedText): StoredText {
  const nothing = { draftTitles: null, draftAt: null, draftBy: null }
  const never = { shownHeads: null, shownSince: null, nextHeads: null, nextSince: null }
  return { kind, slug, version: 0, createdAt: date, ...nothing, ...never }
}

function summaryOf(stored: StoredText, shipped: Shipped): TextSummary {
  const { kind, slug, draftTitles, shownHeads, shownSince, nextHeads, nextSince } = stored
  const original = shippedAs(shipped, stored)
  const originalHeads = original ? headsOf(original.texts) : null
  return {
    kind,
    slug,
    titles: draftTitles ?? titlesOf(nextHeads ?? shownHeads ?? originalHeads),
    isLive: shownSince === null ? original !== undefined : shownHeads !== null,
    scheduledFor: nextSince,
    hasDraft: draftTitles !== null,
    isShipped: original !== undefined,
    shownSince: shownHeads && shownSince,
  }
}

function titlesOf(heads: Heads | null): Titles {
  return { en: heads?.en?.title ?? '', vi: heads?.vi?.title ?? '', ru: heads?.ru?.title ?? '' }
}
