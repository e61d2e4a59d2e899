import type { Announcement, AnnouncementDraft } from '@runmart/contract/content'
import { fromLocal } from '#platform/local-time.ts'
import { readDateTime } from '#ui/date-time-field.tsx'

/** An announcement as it is being typed; its dates stay with their fields. */
export type TypedAnnouncement = Pick<AnnouncementDraft, 'kind'> & {
  'texts.en': string
  'texts.vi': string
  'texts.ru': string
  link: string
}

/** An announcement, to be edited; null for a new one. */
export function toTyped(announcement: Announcement | null): TypedAnnouncement {
  const { kind = 'info', texts, link } = announcement?.draft ?? {}
  return {
    kind,
    'texts.en': texts?.en ?? '',
    'texts.vi': texts?.vi ?? '',
    'texts.ru': texts?.ru ?? '',
    link: link ?? '',
  }
}

/** What is typed, for the contract to check. */
export function readTyped(typed: TypedAnnouncement, data: FormData): unknown {
  return {
    kind: typed.kind,
    texts: { en: typed['texts.en'], vi: typed['texts.vi'], ru: typed['texts.ru'] },
    link: typed.link.trim() || null,
    startsAt: fromLocal(readDateTime(data, 'startsAt')),
    endsAt: fromLocal(readDateTime(data, 'endsAt')),
  }
}
