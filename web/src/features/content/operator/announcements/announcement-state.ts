import type { Announcement } from '@runmart/contract/content'
import type { PillState } from '#ui/status-pill.tsx'

export type AnnouncementState = 'draft' | 'scheduled' | 'live' | 'ended'

export function announcementState(
  { isPublished, draft }: Pick<Announcement, 'isPublished' | 'draft'>,
  now: number,
): AnnouncementState {
  if (!isPublished) return 'draft'
  if (draft.endsAt && now >= Date.parse(draft.endsAt)) return 'ended'
  return draft.startsAt && now < Date.parse(draft.startsAt) ? 'scheduled' : 'live'
}

export const announcementPills: Record<AnnouncementState, PillState> = {
  draft: 'waiting',
  scheduled: 'pending',
  live: 'success',
  ended: 'waiting',
}
