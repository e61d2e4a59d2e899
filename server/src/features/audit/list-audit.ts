import type { api } from '@runmart/contract'
import { type AuditChange, type AuditEntry, COMMAND_ADDRESS, settingsActions } from '@runmart/contract/audit'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import { auditActionKey } from '@runmart/i18n/audit-action-key'
import { auditFieldName } from '@runmart/i18n/audit-field-name'
import { auditObjectName } from '@runmart/i18n/audit-object-name'
import { loadOperatorTranslations, type TranslateOperator } from '@runmart/i18n/operator'
import { translator } from '@runmart/i18n/server'
import { type Column, streamCsv } from '#platform/csv.ts'
import { localTime, spanOf } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, Transactions } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { findEntry, listActors, listEntries, listOlderEntries } from './audit-queries.ts'
import { type Names, viewEntries, viewEntry } from './entry-view.ts'
import { writeAudit } from './write-audit.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    /** Features above this one know the names that entries show. */
    auditNames: Names & {
      /** Accounts that these words may mean. */
      findContacts(tx: Tx, typed: string, limit: number, searcher: Caller): Promise<{ id: string }[]>
    }
  }
}

/** Maximum accounts that the typed words match. */
const MOST_PEOPLE = 100
/** Entries per query of the CSV export. */
const PART = 500

/** Audit entries, newest first: one page, or all matches as a CSV file in the language of the request. */
export async function listAudit(
  db: Transactions,
  { caller, query, request }: HandlerInput<typeof api.audit.list>,
  { auditNames: names }: Shop,
): Promise<Result<DataOf<typeof api.audit.list>>> {
  const { page, limit, format, ...asked } = query
  const nothing = { items: [], total: 0, more: false, page, limit }
  if (asked.operatorId && !isUuid(asked.operatorId)) return { data: nothing }
  const find = async (tx: Tx) =>
    asked.q ? (await names.findContacts(tx, asked.q, MOST_PEOPLE, caller)).map(({ id }) => id) : []
  const filter = { ...asked, ...spanOf(asked, caller.timeZone) }
  if (format !== 'csv')
    return db.snapshot(async (tx) => {
      const part = { limit, offset: (page - 1) * limit }
      const listed = await listEntries(tx, { ...filter, people: await find(tx) }, part)
      return { data: { ...listed, items: await viewEntries(tx, listed.items, request.language, names), page, limit } }
    })
  const people = await db.transaction(async (tx) => {
    // Leaves out the search words: they may be about people, and entries are permanent.
    const { q: _, ...details } = asked
    const entry = { action: 'audit.export', subject: 'audit', details } as const
    writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
    return find(tx)
  })
  const read = (after: number | null) =>
    db.snapshot(async (tx) =>
      viewEntries(tx, await listOlderEntries(tx, { ...filter, people }, after, PART), request.language, names),
    )
  // Takes the names of fields from the words of their forms. Loads them here: no other code of the server needs them.
  const words = await loadOperatorTranslations(request.language)
  const columns = columnsIn(request.language, words, caller.timeZone)
  const content = streamCsv(request.language, columns, allParts(read))
  const download = { fileName: 'runmart-audit.csv', type: 'text/csv; charset=utf-8', content }
  return { data: nothing, download }
}

async function* allParts(read: (after: number | null) => Promise<AuditEntry[]>) {
  for (let after: number | null = null; ; ) {
    const part: AuditEntry[] = await read(after)
    yield part
    const last = part.at(-1)
    if (part.length < PART || !last) return
    after = Number(last.id)
  }
}

/** One entry with its texts in full length. */
export async function showEntry(
  tx: Tx,
  { params, request }: HandlerInput<typeof api.audit.entry>,
  { auditNames: names }: Shop,
): Promise<Result<DataOf<typeof api.audit.entry>>> {
  const stored = await findEntry(tx, Number(params.id))
  if (!stored) throw new Refusal('NOT_FOUND')
  return { data: { entry: await viewEntry(tx, stored, request.language, names) } }
}

/** All operators in the log by name, including former staff. */
export async function listAuditPeople(
  tx: Tx,
  _input: HandlerInput<typeof api.audit.people>,
  { auditNames }: Shop,
): Promise<Result<DataOf<typeof api.audit.people>>> {
  const ids = await listActors(tx)
  const names = await auditNames.usernamesOf(tx, ids)
  const items = ids.map((id) => ({ id, username: names.get(id) ?? '' }))
  return { data: { items: items.toSorted((a, b) => a.username.localeCompare(b.username)) } }
}

/** Changes of settings with their operators, newest first. */
export async function listSettingsChanges(
  tx: Tx,
  { query: { page, limit, action }, request }: HandlerInput<typeof api.audit.settings>,
  { auditNames: names }: Shop,
): Promise<Result<DataOf<typeof api.audit.settings>>> {
  const actions = action ? [action] : settingsActions
  const part = { limit, offset: (page - 1) * limit }
  const { items: stored, total } = await listEntries(tx, { actions, since: null, before: null }, part)
  const entries = await viewEntries(tx, stored, request.language, names)
  const items = entries.map(({ address: _, about: __, subjectName: ___, ...it }) => it)
  return { data: { items, total, page, limit } }
}

function columnsIn(language: Language, words: TranslateOperator, timeZone: string): Column<AuditEntry>[] {
  const t = translator(language)
  const nameOf = (action: string) => {
    const key = auditActionKey(action)
    return key ? t(key) : action
  }
  return [
    [t('csv.time', { zone: timeZone }), (it) => localTime(it.at, timeZone)],
    [
      t('csv.operator'),
      (it) => it.operator?.username ?? t(it.address === COMMAND_ADDRESS ? 'csv.command' : 'csv.shopItself'),
    ],
    [t('csv.action'), (it) => nameOf(it.action)],
    [t('csv.subject'), (it) => it.subject],
    [
      t('csv.changes'),
      ({ action, changes }) => changes.map((it) => changeText(it, auditFieldName(words, it, action))).join('; '),
    ],
    [t('csv.address'), (it) => it.address],
    [t('csv.about'), (it) => it.about?.username ?? null],
    [t('csv.subjectName'), (it) => it.subjectName ?? auditObjectName(words, it.subject)],
  ]
}

function changeText({ before, after }: AuditChange, name: string): string {
  return before === null ? `${name}: ${after}` : `${name}: ${before} → ${after ?? ''}`
}
