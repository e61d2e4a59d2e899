import { audit } from '@runmart/contract/audit'
import { ScrollText } from 'lucide-react'
import { useParams } from 'react-router'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { EntryRow } from './entry-row.tsx'

/** The audit log of one account, newest first. */
export default function CustomerAuditPage() {
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const filters = useFilters(() => ({}))
  const list = useApiPage(audit.list, filters.page, { query: { subject: id } }, { localized: true })
  return (
    <ListScreen
      list={list}
      filters={filters}
      count={(count) => t('operatorCustomerPage.auditFound', { count })}
      skeleton={<RowsSkeleton rows={5} end="text" />}
      empty={{
        icon: ScrollText,
        title: t('operatorCustomerPage.noAudit'),
        text: t('operatorCustomerPage.noAuditText'),
      }}
    >
      {(entries) => (
        <List label={t('operatorCustomerPage.audit')}>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </List>
      )}
    </ListScreen>
  )
}
