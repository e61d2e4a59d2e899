import { suppliers } from '@runmart/contract/suppliers'
import { CircleCheck } from 'lucide-react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { BackLink } from '#ui/back-link.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ChangeRow } from './change-row.tsx'
import { useChangeDecision } from './use-change-decision.tsx'

/** Prices and limits that changed at suppliers and wait for an operator, oldest first. */
export default function ChangesPage() {
  const t = useOperatorTranslations()
  const filters = useFilters()
  const list = useApiPage(suppliers.changes, filters.page, {}, { refetchInterval: 15_000 })
  const { decide, deciding, dialog } = useChangeDecision()
  return (
    <>
      <title>{`${t('operatorChanges.title')} · Runmart`}</title>
      <BackLink to={operatorPaths.suppliers}>{t('operatorSuppliers.back')}</BackLink>
      <PageHeader title={t('operatorChanges.title')} description={t('operatorChanges.intro')} />
      <ListScreen
        list={list}
        filters={filters}
        count={(count) => t('operatorChanges.found', { count })}
        skeleton={<RowsSkeleton rows={4} end="text" />}
        empty={{ icon: CircleCheck, title: t('operatorChanges.none'), text: t('operatorChanges.noneText') }}
      >
        {(changes) => (
          <List label={t('operatorChanges.title')}>
            {changes.map((it) => (
              <ChangeRow key={`${it.serviceId}/${it.position}`} change={it} busy={deciding} onDecide={decide} />
            ))}
          </List>
        )}
      </ListScreen>
      {dialog}
    </>
  )
}
