import type { api } from '@runmart/contract'
import type { Announcement } from '@runmart/contract/content'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { findAnnouncement, listAnnouncements } from './announcement-queries.ts'

/** A page of the announcements in any state. */
export async function showAnnouncements(
  tx: Tx,
  { query: page }: HandlerInput<typeof api.content.announcements>,
): Promise<Result<DataOf<typeof api.content.announcements>>> {
  return { data: { ...(await listAnnouncements(tx, page)), ...page } }
}

/** One announcement, for its editor. */
export async function showAnnouncement(
  tx: Tx,
  { params: { id } }: HandlerInput<typeof api.content.announcement>,
): Promise<Result<{ announcement: Announcement }>> {
  const announcement = isUuid(id) ? await findAnnouncement(tx, id) : null
  if (!announcement) throw new Refusal('NOT_FOUND')
  return { data: { announcement } }
}
