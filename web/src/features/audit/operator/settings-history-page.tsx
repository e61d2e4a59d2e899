import { audit, settingsActions } from '@runmart/contract/audit'
import { auditActionKey } from '@runmart/i18n/audit-action-key'
import { History } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { FilterBar } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { EntryRow } from './entry-row.tsx'

/** The history of the settings: operator, old and new values. */
export default function SettingsHistoryPage() {
  const t = useOperatorTranslations()
  const filters = useFilters(readFilters)
  const list = useApiPage(audit.settings, filters.page, { query: filters.values })
  const nameOf = (action: string) => {
    const key = auditActionKey(action)
    return key ? t(key) : action
  }
  return (
    <>
      <title>{`${t('operatorAudit.settingsHistory')} · Runmart`}</title>
      <PageHeader title={t('operatorAudit.settingsHistory')} />
      <ListScreen
        list={list}
        filters={filters}
        filterBar={
          <FilterBar
            filters={filters}
            selects={[
              {
                name: 'action',
                label: t('operatorAudit.action'),
                any: t('operatorAudit.anyAction'),
                options: settingsActions.map((value) => ({ value, label: nameOf(value) })),
              },
            ]}
          />
        }
        count={(count) => t('operatorAudit.found', { count })}
        skeleton={<RowsSkeleton rows={5} lines={3} />}
        empty={{ icon: History, title: t('operatorAudit.noSettings'), text: t('operatorAudit.noSettingsText') }}
        noMatch={{ title: t('operatorAudit.noSettings') }}
      >
        {(items) => (
          <List label={t('operatorAudit.settingsHistory')}>
            {items.map((it) => (
              <EntryRow key={it.id} entry={it} />
            ))}
          </List>
        )}
      </ListScreen>
    </>
  )
}

function readFilters(get: (name: 'action') => string) {
  const action = settingsActions.find((it) => it === get('action'))
  return action ? { action } : {}
}
