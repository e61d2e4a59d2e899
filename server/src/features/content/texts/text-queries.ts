import type { TextKind, Texts } from '@runmart/contract/content-texts'
import type { Page } from '@runmart/contract/lists'
import { countRows } from '#platform/db/count-rows.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Heads } from './text-heads.ts'

export type TextName = { kind: TextKind; slug: string }
export type Titles = Record<'en' | 'vi' | 'ru', string>

/** A changed text with its public and scheduled version. */
export type StoredText = TextName & {
  version: number
  createdAt: string
  /** Null without a draft. */
  draftTitles: Titles | null
  draftAt: string | null
  draftBy: string | null
  /** The public version: no moment before the first one, no heads after unpublishing. */
  shownHeads: Heads | null
  shownSince: string | null
  /** The scheduled version. */
  nextHeads: Heads | null
  nextSince: string | null
}

/** All changed texts of a kind, or the one with this slug. */
export function listStoredTexts(reader: Reader, kind: TextKind, slug: string | null = null): Promise<StoredText[]> {
  return reader.all<StoredText>(sql`
    select t.kind, t.slug, t.version, t.created_at as "createdAt", t.draft_at as "draftAt", t.draft_by as "draftBy",
      case when t.draft is not null then jsonb_build_object(
        'en', t.draft #>> '{en,title}', 'vi', t.draft #>> '{vi,title}', 'ru', t.draft #>> '{ru,title}') end as "draftTitles",
      s.heads as "shownHeads", s.shown_from as "shownSince", n.heads as "nextHeads", n.shown_from as "nextSince"
    from content.texts t
    left join lateral (select heads, shown_from from content.text_versions
      where kind = t.kind and slug = t.slug and shown_from <= now() order by shown_from desc, id desc limit 1) s on true
    left join lateral (select heads, shown_from from content.text_versions
      where kind = t.kind and slug = t.slug and shown_from > now() order by shown_from desc, id desc limit 1) n on true
    where t.kind = ${kind} and (${slug}::text is null or t.slug = ${slug})`)
}

/** A version of a text; one without heads unpublishes it. */
export type StoredVersion = TextName & { id: number; heads: Heads | null; shownFrom: string; firstShown: string }

/** The public and scheduled versions of all texts; callers choose by the clock. */
export function listPublishedTexts(reader: Reader): Promise<StoredVersion[]> {
  return reader.all<StoredVersion>(sql`
    select v.kind, v.slug, v.id, v.heads, v.shown_from as "shownFrom", coalesce(f.at, v.shown_from) as "firstShown"
    from content.texts t
    cross join lateral (
      (select id, kind, slug, heads, shown_from from content.text_versions
        where kind = t.kind and slug = t.slug and shown_from <= now() order by shown_from desc, id desc limit 1)
      union all
      (select id, kind, slug, heads, shown_from from content.text_versions
        where kind = t.kind and slug = t.slug and shown_from > now())) v
    left join lateral (select min(shown_from) as at from content.text_versions
      where kind = t.kind and slug = t.slug and heads is not null) f on true
    order by v.shown_from, v.id`)
}

/** Locks the text until the transaction ends; creates the row of a shipped text. */
export async function lockText(tx: Tx, { kind, slug }: TextName): Promise<{ version: number; draft: Texts | null }> {
  await tx.run(sql`insert into content.texts (kind, slug, version) values (${kind}, ${slug}, 0) on conflict do nothing`)
  return tx.get(sql`select version, draft from content.texts where kind = ${kind} and slug = ${slug} for update`)
}

/** Creates a post; returns false if the slug is taken. */
export async function insertPost(tx: Tx, slug: string, draft: Texts, operatorId: string): Promise<boolean> {
  const row = await tx.find(sql`insert into content.texts (kind, slug, draft, draft_by, draft_at)
    values ('post', ${slug}, ${JSON.stringify(draft)}::jsonb, ${operatorId}, now()) on conflict do nothing returning slug`)
  return row !== null
}

/** Sets or deletes the draft; both raise the version. */
export async function updateDraft(
  tx: Tx,
  { kind, slug }: TextName,
  draft: Texts | null,
  operatorId: string | null,
): Promise<void> {
  await tx.run(sql`update content.texts set version = version + 1, draft = ${draft && JSON.stringify(draft)}::jsonb,
    draft_by = ${draft && operatorId}, draft_at = ${draft ? sql`now()` : sql`null`}
    where kind = ${kind} and slug = ${slug}`)
}

export function findDraft(reader: Reader, { kind, slug }: TextName): Promise<{ draft: Texts | null } | null> {
  return reader.find(sql`select draft from content.texts where kind = ${kind} and slug = ${slug}`)
}

type NewVersion = TextName & {
  texts: Texts | null
  heads: Heads | null
  /** Null means at once. */
  shownFrom: string | null
  operatorId: string
}

/** Stores a version; returns its id and the moment when it becomes public. */
export function insertVersion(tx: Tx, it: NewVersion): Promise<{ id: number; shownFrom: string }> {
  const asJson = (value: object | null) => value && JSON.stringify(value)
  return tx.get(sql`
    insert into content.text_versions (kind, slug, texts, heads, shown_from, published_by)
    values (${it.kind}, ${it.slug}, ${asJson(it.texts)}::jsonb, ${asJson(it.heads)}::jsonb,
      coalesce(${it.shownFrom}::timestamptz, now()), ${it.operatorId}) returning id, shown_from as "shownFrom"`)
}

/** Deletes the scheduled version and returns its texts; null without one. */
export function deleteWaiting(tx: Tx, { kind, slug }: TextName): Promise<{ texts: Texts } | null> {
  return tx.find(sql`delete from content.text_versions
    where kind = ${kind} and slug = ${slug} and shown_from > now() returning texts`)
}

export async function deletePost(tx: Tx, slug: string): Promise<void> {
  await tx.run(sql`delete from content.texts where kind = 'post' and slug = ${slug}`)
}

export async function countPosts(reader: Reader): Promise<number> {
  const { count } = await reader.get<{ count: number }>(
    sql`select count(*)::int as count from content.texts where kind = 'post'`,
  )
  return count
}

export type ListedVersion = { id: number; heads: Heads | null; shownFrom: string; publishedBy: string }

/** A page of the versions of a text, newest first, and their number. */
export async function listVersions(
  tx: Tx,
  { kind, slug }: TextName,
  { page, limit }: Page,
): Promise<{ items: ListedVersion[]; total: number }> {
  const versions = query
    .selectFrom('content.text_versions')
    .select(['id', 'heads', 'shownFrom', 'publishedBy'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
  const newest = versions.orderBy('shownFrom', 'desc').orderBy('id', 'desc')
  const rows = await tx.all(
    newest
      .limit(limit)
      .offset((page - 1) * limit)
      .$castTo<ListedVersion>(),
  )
  return { items: rows, total: await countRows(tx, versions) }
}

/** The texts of a version; null if it unpublished the text, or belongs to another one. */
export async function findVersionTexts(reader: Reader, { kind, slug }: TextName, id: number): Promise<Texts | null> {
  const row = await reader.find<{ texts: Texts | null }>(
    sql`select texts from content.text_versions where id = ${id} and kind = ${kind} and slug = ${slug}`,
  )
  return row?.texts ?? null
}
