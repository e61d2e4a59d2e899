import type { Announcement, AnnouncementDraft } from '@runmart/contract/content'
import { fromLocal, toLocal } from '#platform/local-time.ts'

/** An announcement in the form, with dates in the format of their fields. */
export type TypedAnnouncement = Pick<AnnouncementDraft, 'kind'> & {
  'texts.en': string
  'texts.vi': string
  'texts.ru': string
  link: string
  startsAt: string
  endsAt: string
}

/** The form values of an announcement; null gives those of a new one. */
export function toTyped(announcement: Announcement | null): TypedAnnouncement {
  const { kind = 'info', texts, link, startsAt = null, endsAt = null } = announcement?.draft ?? {}
  return {
    kind,
    'texts.en': texts?.en ?? '',
    'texts.vi': texts?.vi ?? '',
    'texts.ru': texts?.ru ?? '',
    link: link ?? '',
    startsAt: toLocal(startsAt),
    endsAt: toLocal(endsAt),
  }
}

/** Converts the form values for the contract to check. */
export function readTyped(typed: TypedAnnouncement): unknown {
  return {
    kind: typed.kind,
    texts: { en: typed['texts.en'], vi: typed['texts.vi'], ru: typed['texts.ru'] },
    link: typed.link.trim() || null,
    startsAt: fromLocal(typed.startsAt),
    endsAt: fromLocal(typed.endsAt),
  }
}
