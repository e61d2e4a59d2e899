import { randomUUID } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { AuditAction } from '@runmart/contract/audit'
import type { Announcement, AnnouncementDraft } from '@runmart/contract/content'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Notice, Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  deleteAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  updateAnnouncement,
} from './announcement-queries.ts'

type By = { caller: Caller; request: RequestInfo }
type Saved = Result<{ announcement: Announcement }>

/** Creates a hidden draft of an announcement. */
export async function createAnnouncement(
  tx: Tx,
  input: HandlerInput<typeof api.content.createAnnouncement>,
): Promise<Saved> {
  const id = randomUUID()
  insertAnnouncement(tx, id, input.body)
  audit(tx, input, 'content.create-announcement', id, { after: detailsOf(input.body) })
  return saved(tx, id, 'messages.announcementSaved')
}

/** Changes texts and times of an announcement. */
export async function editAnnouncement(
  tx: Tx,
  input: HandlerInput<typeof api.content.editAnnouncement>,
): Promise<Saved> {
  const before = await lock(tx, input.params.id, input.body.version)
  const draft = before.isPublished ? startedNow(input.body.draft) : input.body.draft
  updateAnnouncement(tx, { ...before, draft })
  const details = { before: detailsOf(before.draft), after: detailsOf(draft) }
  audit(tx, input, 'content.edit-announcement', before.id, details)
  return saved(tx, before.id, 'messages.announcementSaved')
}

/** Publishes an announcement from its start or at once. Refuses one that has ended. */
export async function publishAnnouncement(
  tx: Tx,
  input: HandlerInput<typeof api.content.publishAnnouncement>,
): Promise<Saved> {
  const before = await lock(tx, input.params.id, input.body.version)
  const { endsAt } = before.draft
  if (before.isPublished || (endsAt && Date.parse(endsAt) <= Date.now())) throw new Refusal('CONFLICT')
  const draft = startedNow(before.draft)
  updateAnnouncement(tx, { ...before, draft, isPublished: true })
  audit(tx, input, 'content.publish-announcement', before.id, { after: detailsOf(draft) })
  return saved(tx, before.id, 'messages.announcementPublished')
}

/** Removes an announcement from all pages. One that has not begun becomes a draft again. */
export async function endAnnouncement(tx: Tx, input: HandlerInput<typeof api.content.endAnnouncement>): Promise<Saved> {
  const before = await lock(tx, input.params.id)
  const { startsAt, endsAt } = before.draft
  const now = Date.now()
  if (!before.isPublished || (endsAt && Date.parse(endsAt) <= now)) throw new Refusal('CONFLICT')
  const hasBegun = startsAt !== null && Date.parse(startsAt) < now
  const draft = hasBegun ? { ...before.draft, endsAt: new Date(now).toISOString() } : before.draft
  updateAnnouncement(tx, { ...before, draft, isPublished: hasBegun })
  audit(tx, input, 'content.end-announcement', before.id, { text: before.draft.texts.en })
  return saved(tx, before.id, 'messages.announcementEnded')
}

/** Deletes a draft. Published announcements stay, so that operators can look them up. */
export async function removeAnnouncement(
  tx: Tx,
  input: HandlerInput<typeof api.content.removeAnnouncement>,
): Promise<Result<null>> {
  const before = await lock(tx, input.params.id)
  if (before.isPublished) throw new Refusal('CONFLICT')
  deleteAnnouncement(tx, before.id)
  audit(tx, input, 'content.remove-announcement', before.id, { before: detailsOf(before.draft) })
  return { data: null, notice: 'messages.announcementRemoved' }
}

/** Locks the announcement; throws if another operator changed it since this version. */
async function lock(tx: Tx, id: string, version?: number): Promise<Announcement> {
  const found = isUuid(id) ? await lockAnnouncement(tx, id) : null
  if (!found) throw new Refusal('NOT_FOUND')
  if (version !== undefined && version !== found.version) throw new Refusal('CONFLICT')
  return found
}

async function saved(tx: Tx, id: string, notice: Notice): Promise<Saved> {
  const announcement = await findAnnouncement(tx, id)
  if (!announcement) throw new Error('The announcement just saved is missing')
  return { data: { announcement }, notice }
}

/** Gives a published announcement a start, so that the record shows its time. */
function startedNow(draft: AnnouncementDraft): AnnouncementDraft {
  return { ...draft, startsAt: draft.startsAt ?? new Date().toISOString() }
}

/** Groups by language, so that the log shows which sentence changed. */
function detailsOf({ texts, ...rest }: AnnouncementDraft): Record<string, unknown> {
  return { ...texts, ...rest }
}

function audit(tx: Tx, { caller, request }: By, action: AuditAction, subject: string, details: object): void {
  writeAudit(tx, { operatorId: caller.userId, address: request.address, action, subject, details: { ...details } })
}
