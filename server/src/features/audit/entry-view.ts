import type { AuditChange, AuditEntry } from '@runmart/contract/audit'
import type { Language } from '@runmart/contract/languages'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import type { StoredEntry } from './audit-queries.ts'
import { changesOf } from './changes-of.ts'
import { shortenChange } from './whole-texts.ts'

/** Current names of the people, services and suppliers with these ids; leaves out unknown ids. */
export type Names = {
  usernamesOf: (tx: Tx, ids: readonly string[]) => Promise<Map<string, string>>
  serviceNames: (tx: Tx, ids: readonly string[], language: Language) => Promise<Map<string, { name: string }>>
  supplierNames: (tx: Tx, ids: readonly string[]) => Promise<Map<string, string>>
}

/** Entries as owners read them, with one query of names for all. Shortens long texts to the part around the change. */
export async function viewEntries(
  tx: Tx,
  stored: readonly StoredEntry[],
  language: Language,
  names: Names,
): Promise<AuditEntry[]> {
  const view = await named(tx, stored, language, names)
  return stored.map(view).map((it) => ({ ...it, changes: it.changes.map(shortenChange) }))
}

/** One entry with its texts in full length. */
export async function viewEntry(tx: Tx, stored: StoredEntry, language: Language, names: Names): Promise<AuditEntry> {
  return (await named(tx, [stored], language, names))(stored)
}

async function named(tx: Tx, stored: readonly StoredEntry[], language: Language, names: Names) {
  const people = await names.usernamesOf(tx, [...new Set(stored.flatMap((it) => [...peopleOf(it), ...staffOf(it)]))])
  const subjects = [...new Set(stored.map((it) => it.subject).filter(isUuid))]
  const services = await names.serviceNames(tx, subjects, language)
  const suppliers = await names.supplierNames(tx, subjects)
  return (it: StoredEntry): AuditEntry => {
    const { id, operatorId, action, subject, address, createdAt, details } = it
    const operator = operatorId === null ? null : { id: operatorId, username: people.get(operatorId) ?? '' }
    const customerId = peopleOf({ ...it, operatorId: null }).find((person) => people.get(person))
    const about = customerId ? { id: customerId, username: people.get(customerId) ?? '' } : null
    const subjectName = services.get(subject)?.name ?? suppliers.get(subject) ?? null
    const changes = changesOf(details).map((it) => nameWho(it, people))
    return { id: String(id), at: createdAt, operator, action, subject, address, about, subjectName, changes }
  }
}

/** Ids of possible accounts: the operator, the customer and the subject of the entry. */
function peopleOf({ operatorId, subject, details }: StoredEntry): string[] {
  return [operatorId, details.customerId, subject].filter((it) => typeof it === 'string').filter(isUuid)
}

/** Fields that hold the id of an operator. */
const staff = ['askedBy', 'invitedBy', 'notedBy', 'operatorId']

function nameWho(change: AuditChange, people: ReadonlyMap<string, string>): AuditChange {
  const name = staff.includes(change.name) && people.get(change.after ?? '')
  return name ? { ...change, after: name } : change
}

const staffOf = ({ details }: StoredEntry) =>
  staff.flatMap((name) => details[name] ?? []).filter((it) => typeof it === 'string' && isUuid(it)) as string[]
