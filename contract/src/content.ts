import * as z from 'zod/mini'
import { ShownMaintenance } from './content-maintenance.ts'
import { endpoint, Id, Nothing, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'

export const announcementKinds = ['info', 'warning'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]

/** How many announcements visitors see at once: warnings first, then the latest. */
export const MAX_ANNOUNCEMENTS = 3
export const MAX_ANNOUNCEMENT_TEXT = 200

const Sentence = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(MAX_ANNOUNCEMENT_TEXT, 'textTooLong'),
    z.regex(/^\P{Cc}*$/u, 'invalid'),
  )
const Texts = z.strictObject({ en: Sentence, vi: Sentence, ru: Sentence })

/** A page of the shop, or an absolute address elsewhere. */
const Link = z
  .string()
  .check(z.trim(), z.maxLength(300, 'textTooLong'), z.refine(isLink, { error: 'pageAddress', abort: true }))

function isLink(address: string): boolean {
  if (/[\s\\]/.test(address)) return false
  return /^\/(?!\/)/.test(address) || (/^https:\/\//.test(address) && URL.canParse(address))
}

/** One sentence for everyone, as operators write it. Without a start it appears as soon as an operator publishes it. */
export const AnnouncementDraft = z
  .strictObject({
    kind: z.enum(announcementKinds),
    texts: Texts,
    link: z.nullable(Link),
    startsAt: z.nullable(Time),
    endsAt: z.nullable(Time),
  })
  .check(
    z.refine((it) => !it.startsAt || !it.endsAt || Date.parse(it.startsAt) < Date.parse(it.endsAt), {
      error: 'endsBeforeStart',
      path: ['endsAt'],
    }),
  )
export type AnnouncementDraft = z.infer<typeof AnnouncementDraft>

export const Announcement = z.strictObject({
  id: z.string(),
  version: z.int(),
  isPublished: z.boolean(),
  draft: AnnouncementDraft,
  createdAt: Time,
})
export type Announcement = z.infer<typeof Announcement>

export const ShownAnnouncement = z.strictObject({
  id: z.string(),
  kind: z.enum(announcementKinds),
  texts: Texts,
  link: z.nullable(z.string()),
})
export type ShownAnnouncement = z.infer<typeof ShownAnnouncement>

/** The shop's current notices. */
export const ShopState = z.strictObject({
  announcements: z.array(ShownAnnouncement),
  /** Null: the shop is open. */
  maintenance: z.nullable(ShownMaintenance),
})
export type ShopState = z.infer<typeof ShopState>

const step = { access: 'operator', right: 'content' } as const
const One = z.strictObject({ id: Id })
/** The version that the operator has read, so that they do not overwrite another operator's change. */
const version = z.int('wholeNumber')
const Saved = z.strictObject({ announcement: Announcement })

export const content = {
  state: endpoint({
    method: 'GET',
    path: '/public/state',
    summary: 'Get what the shop tells everybody now: announcements, and whether it is closed for maintenance',
    access: 'anyone',
    data: ShopState,
    etag: true,
  }),
  announcements: endpoint({
    ...step,
    method: 'GET',
    path: '/operator/announcements',
    summary: 'List announcements, newest first',
    query: z.object(deskPageQuery),
    data: listOf(Announcement),
  }),
  announcement: endpoint({
    ...step,
    method: 'GET',
    path: '/operator/announcements/{id}',
    summary: 'Get an announcement',
    params: One,
    data: Saved,
    refusals: ['NOT_FOUND'],
  }),
  createAnnouncement: endpoint({
    ...step,
    method: 'POST',
    path: '/operator/announcements',
    summary: 'Write an announcement; nobody sees it before it is published',
    body: AnnouncementDraft,
    data: Saved,
    idempotent: true,
  }),
  editAnnouncement: endpoint({
    ...step,
    method: 'PUT',
    path: '/operator/announcements/{id}',
    summary: 'Change an announcement; a published one changes for everybody at once',
    params: One,
    body: z.strictObject({ version, draft: AnnouncementDraft }),
    data: Saved,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  publishAnnouncement: endpoint({
    ...step,
    method: 'POST',
    path: '/operator/announcements/{id}/publish',
    summary: 'Publish an announcement: shown to everybody from its start, or from now on',
    params: One,
    body: z.strictObject({ version }),
    data: Saved,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  endAnnouncement: endpoint({
    ...step,
    method: 'POST',
    path: '/operator/announcements/{id}/end',
    summary: 'End an announcement now; one that has not begun becomes a draft again',
    params: One,
    data: Saved,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  removeAnnouncement: endpoint({
    ...step,
    method: 'DELETE',
    path: '/operator/announcements/{id}',
    summary: 'Delete an announcement that was never shown',
    params: One,
    data: Nothing,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
}
