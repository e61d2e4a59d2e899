import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { CustomerNote } from '@runmart/contract/accounts-customer-page'
import type { AuditAction } from '@runmart/contract/audit'
import type { DataOf } from '@runmart/contract/endpoint'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { holdAccount } from '../customer-queries.ts'
import { getCustomer, usernamesOf } from '../customers.ts'
import { deleteNote, getNote, insertNote, listNotes, lockNote, type StoredNote, updateNote } from './note-queries.ts'

/** Notes of the staff about a customer, newest first. */
export async function listCustomerNotes(
  tx: Tx,
  { params, query: { page, limit } }: HandlerInput<typeof api.customerPage.notes>,
): Promise<Result<DataOf<typeof api.customerPage.notes>>> {
  const { id } = await getCustomer(tx, params.id)
  const { items, total } = await listNotes(tx, id, { page, limit })
  return { data: { items: await withAuthors(tx, items), total, page, limit } }
}

type OneNote = Promise<Result<{ note: CustomerNote }>>

/** Adds a note about a customer. Refuses a closed account, whose data is deleted. */
export async function addCustomerNote(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.customerPage.addNote>,
): OneNote {
  const customer = await getCustomer(tx, params.id)
  if (!(await holdAccount(tx, customer.id))) throw new Refusal('CONFLICT')
  const note = { id: randomUUIDv7(), customerId: customer.id, authorId: caller.userId, text: body.text }
  await insertNote(tx, note)
  auditNote(tx, 'account.add-note', note, { caller, request })
  return { data: { note: await showNote(tx, note.id) }, notice: 'messages.noteSaved' }
}

export async function editCustomerNote(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.customerPage.editNote>,
): OneNote {
  const note = await lockOwnNote(tx, params, caller)
  await updateNote(tx, note.id, body.text)
  auditNote(tx, 'account.edit-note', note, { caller, request })
  return { data: { note: await showNote(tx, note.id) }, notice: 'messages.noteSaved' }
}

export async function removeCustomerNote(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.customerPage.removeNote>,
): Promise<Result<null>> {
  const note = await lockOwnNote(tx, params, caller)
  await deleteNote(tx, note.id)
  auditNote(tx, 'account.remove-note', note, { caller, request })
  return { data: null, notice: 'messages.noteRemoved' }
}

/** The caller's own note about this customer. */
async function lockOwnNote(
  tx: Tx,
  { id, noteId }: { id: string; noteId: string },
  caller: Caller,
): Promise<StoredNote> {
  const note = isUuid(noteId) ? await lockNote(tx, noteId) : null
  if (note?.customerId !== id) throw new Refusal('NOT_FOUND')
  if (note.authorId !== caller.userId) throw new Refusal('FORBIDDEN')
  return note
}

/** The log names the note without its text: entries are permanent, and texts about people must not be. */
function auditNote(
  tx: Tx,
  action: AuditAction,
  { id, customerId }: Pick<StoredNote, 'id' | 'customerId'>,
  { caller, request }: { caller: Caller; request: RequestInfo },
): void {
  const details = { note: id }
  writeAudit(tx, { operatorId: caller.userId, address: request.address, action, subject: customerId, details })
}

async function showNote(tx: Tx, id: string): Promise<CustomerNote> {
  const [note] = await withAuthors(tx, [await getNote(tx, id)])
  if (!note) throw new Error('The note just saved is missing')
  return note
}

async function withAuthors(tx: Tx, notes: readonly StoredNote[]): Promise<CustomerNote[]> {
  const names = await usernamesOf(
    tx,
    notes.map((it) => it.authorId),
  )
  return notes.map(({ id, text, authorId, createdAt, editedAt }) => {
    const author = { id: authorId, username: names.get(authorId) ?? '' }
    return { id, text, author, createdAt, editedAt }
  })
}
