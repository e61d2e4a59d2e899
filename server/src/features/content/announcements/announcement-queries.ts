import type { Announcement, AnnouncementDraft } from '@runmart/contract/content'
import type { Page } from '@runmart/contract/lists'
import { countRows } from '#platform/db/count-rows.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const announcements = query
  .selectFrom('content.announcements')
  .select(['id', 'version', 'isPublished', 'kind', 'texts', 'link', 'startsAt', 'endsAt', 'createdAt'])

type Stored = Omit<Announcement, 'draft'> & AnnouncementDraft

function toAnnouncement({ id, version, isPublished, createdAt, ...draft }: Stored): Announcement {
  return { id, version, isPublished, createdAt, draft }
}

/** A page of all announcements, newest first, and their number. */
export async function listAnnouncements(
  tx: Tx,
  { page, limit }: Page,
): Promise<{ items: Announcement[]; total: number }> {
  const newest = announcements.orderBy('createdAt', 'desc').orderBy('id')
  const rows = await tx.all(
    newest
      .limit(limit)
      .offset((page - 1) * limit)
      .$castTo<Stored>(),
  )
  return { items: rows.map(toAnnouncement), total: await countRows(tx, announcements) }
}

/** Published announcements that have not ended. */
export async function listPublished(reader: Reader): Promise<Announcement[]> {
  const rows = await reader.all(
    announcements
      .where('isPublished', '=', true)
      .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', sql<string>`now()`)]))
      .orderBy('startsAt', 'desc')
      .limit(100)
      .$castTo<Stored>(),
  )
  return rows.map(toAnnouncement)
}

export async function findAnnouncement(tx: Tx, id: string): Promise<Announcement | null> {
  const row = await tx.find(announcements.where('id', '=', id).$castTo<Stored>())
  return row && toAnnouncement(row)
}

export async function lockAnnouncement(tx: Tx, id: string): Promise<Announcement | null> {
  const row = await tx.find(announcements.where('id', '=', id).forUpdate().$castTo<Stored>())
  return row && toAnnouncement(row)
}

export function insertAnnouncement(tx: Tx, id: string, draft: AnnouncementDraft): void {
  tx.write(query.insertInto('content.announcements').values({ id, ...columnsOf(draft) }))
}

export function updateAnnouncement(tx: Tx, { id, draft, isPublished }: Announcement): void {
  tx.write(
    query
      .updateTable('content.announcements')
      .set((eb) => ({ ...columnsOf(draft), isPublished, version: eb('version', '+', 1) }))
      .where('id', '=', id),
  )
}

export function deleteAnnouncement(tx: Tx, id: string): void {
  tx.write(query.deleteFrom('content.announcements').where('id', '=', id))
}

function columnsOf({ kind, texts, link, startsAt, endsAt }: AnnouncementDraft) {
  return { kind, texts: JSON.stringify(texts), link, startsAt, endsAt }
}
