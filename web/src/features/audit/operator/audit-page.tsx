import { type AuditAction, audit, auditActions } from '@runmart/contract/audit'
import { auditActionKey } from '@runmart/i18n/audit-action-key'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { ScrollText } from 'lucide-react'
import { isDay } from '#platform/days.ts'
import { downloadCsv } from '#platform/download.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi, useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { CsvButton } from '#ui/csv-button.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { EntryRow } from './entry-row.tsx'

type Name = 'q' | 'operatorId' | 'action' | 'from' | 'to'
type Values = { [N in Exclude<Name, 'action'>]?: string } & { action?: AuditAction }

/** The audit log, newest first: operator, time, address, and the values before and after. */
export default function AuditPage() {
  const t = useOperatorTranslations()
  const filters = useFilters(readAuditFilters)
  const list = useApiPage(audit.list, filters.page, { query: filters.values }, { localized: true })
  const people = useApi(audit.people)
  const actions = auditActions.map((value) => ({ value, label: wordsOf(value, t) }))
  return (
    <>
      <title>{`${t('operatorAudit.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorAudit.title')}
        description={t('operatorAudit.intro')}
        actions={<CsvButton save={() => downloadCsv(audit.list, filters.values)} disabled={!list.data?.total} />}
      />
      <FilterBar
        label={t('operatorAudit.filters')}
        filters={filters}
        search={t('operatorAudit.search')}
        selects={[
          {
            name: 'operatorId',
            label: t('operatorAudit.operator'),
            any: t('operatorAudit.anyOperator'),
            options: (people.data?.items ?? []).map(({ id, username }) => ({
              value: id,
              label: username || t('operatorAudit.gone'),
            })),
          },
          {
            name: 'action',
            label: t('operatorAudit.action'),
            any: t('operatorAudit.anyAction'),
            options: actions.sort((a, b) => a.label.localeCompare(b.label)),
          },
        ]}
        days
      />
      <ListScreen
        list={list}
        filters={filters}
        count={(count) => t(list.data?.more ? 'operatorAudit.countedFar' : 'operatorAudit.found', { count })}
        skeleton={<RowsSkeleton rows={6} end="text" />}
        empty={{ icon: ScrollText, title: t('operatorAudit.none'), text: t('operatorAudit.noneText') }}
        noMatch={{ title: t('operatorAudit.noneFound'), text: t('operatorAudit.noneFoundText') }}
      >
        {(entries) => (
          <List label={t('operatorAudit.title')}>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </List>
        )}
      </ListScreen>
    </>
  )
}

function readAuditFilters(get: (name: Name) => string): Values {
  const action = auditActions.find((it) => it === get('action'))
  const days = (['from', 'to'] as const).filter((name) => isDay(get(name)))
  return {
    ...(get('q') && { q: get('q') }),
    ...(get('operatorId') && { operatorId: get('operatorId') }),
    ...(action && { action }),
    ...Object.fromEntries(days.map((name) => [name, get(name)])),
  }
}

function wordsOf(action: AuditAction, t: TranslateOperator): string {
  const key = auditActionKey(action)
  return key ? t(key) : action
}
