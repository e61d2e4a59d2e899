import type { api } from '@runmart/contract'
import { type AuditChange, type AuditEntry, settingsActions } from '@runmart/contract/audit'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import { auditActionKey } from '@runmart/i18n/audit-action-key'
import { translator } from '@runmart/i18n/server'
import { type Column, toCsv } from '#platform/csv.ts'
import { localTime, spanOf } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { listEntries, type StoredEntry } from './audit-queries.ts'
import { changesOf } from './changes-of.ts'

export type AuditDependencies = {
  usernamesOf: (tx: Tx, userIds: readonly string[]) => Promise<Map<string, string>>
}

/** What staff did, newest first: a page, or all that match as a table in the language of the request. */
export async function listAudit(
  tx: Tx,
  { caller: { timeZone }, query, request: { language } }: HandlerInput<typeof api.audit.list>,
  { usernamesOf }: AuditDependencies,
): Promise<Result<DataOf<typeof api.audit.list>>> {
  const { page, limit, operatorId } = query
  if (operatorId && !isUuid(operatorId)) return { data: { items: [], total: 0, page, limit } }
  const isPage = query.format !== 'csv'
  const filter = { ...query, ...spanOf(query, timeZone) }
  const { items: stored, total } = await listEntries(tx, filter, isPage ? { limit, offset: (page - 1) * limit } : null)
  const items = await toEntries(tx, stored, usernamesOf)
  if (isPage) return { data: { items, total, page, limit } }
  const content = auditCsv(items, language, timeZone)
  const download = { fileName: 'runmart-audit.csv', type: 'text/csv; charset=utf-8', content }
  return { data: { items: [], total, page, limit }, download }
}

/** Who changed which settings, newest first. */
export async function listSettingsChanges(
  tx: Tx,
  { query: { page, limit, action } }: HandlerInput<typeof api.audit.settings>,
  { usernamesOf }: AuditDependencies,
): Promise<Result<DataOf<typeof api.audit.settings>>> {
  const actions = action ? [action] : settingsActions
  const { items: stored, total } = await listEntries(
    tx,
    { actions, since: null, before: null },
    { limit, offset: (page - 1) * limit },
  )
  const entries = await toEntries(tx, stored, usernamesOf)
  return { data: { items: entries.map(({ address: _, ...it }) => it), total, page, limit } }
}

async function toEntries(
  tx: Tx,
  stored: readonly StoredEntry[],
  usernamesOf: AuditDependencies['usernamesOf'],
): Promise<AuditEntry[]> {
  const names = await usernamesOf(tx, [...new Set(stored.flatMap((it) => it.operatorId ?? []))])
  return stored.map((it) => toEntry(it, names))
}

function toEntry(it: StoredEntry, names: ReadonlyMap<string, string>): AuditEntry {
  const { id, operatorId, action, subject, address, createdAt, details } = it
  const operator = operatorId === null ? null : { id: operatorId, username: names.get(operatorId) ?? '' }
  return { id: String(id), at: createdAt, operator, action, subject, address, changes: changesOf(details) }
}

function auditCsv(entries: readonly AuditEntry[], language: Language, timeZone: string): string {
  const t = translator(language)
  const nameOf = (action: string) => {
    const key = auditActionKey(action)
    return key ? t(key) : action
  }
  const columns: Column<AuditEntry>[] = [
    [t('csv.time', { zone: timeZone }), (it) => localTime(it.at, timeZone)],
    [t('csv.operator'), (it) => it.operator?.username ?? t('csv.command')],
    [t('csv.action'), (it) => nameOf(it.action)],
    [t('csv.subject'), (it) => it.subject],
    [t('csv.changes'), (it) => it.changes.map(changeText).join('; ')],
    [t('csv.address'), (it) => it.address],
  ]
  return toCsv(language, columns, entries)
}

function changeText({ name, before, after }: AuditChange): string {
  return before === null ? `${name}: ${after}` : `${name}: ${before} → ${after ?? ''}`
}
