import { type DiscountCode, discountCodes } from '@runmart/contract/orders-discount-codes'
import { Plus, TicketPercent } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { CodeDialog } from './code-dialog.tsx'
import { CodeRow } from './code-row.tsx'

/** Every discount code, its limits, and what it took off so far. */
export default function DiscountCodesPage() {
  const t = useOperatorTranslations()
  const filters = useFilters(readCodeFilters)
  const list = useApiPage(discountCodes.codes, filters.page, { query: filters.values })
  const { item: code, isOpen, open, close } = useItemDialog<DiscountCode, 'edit'>()
  return (
    <>
      <title>{`${t('operatorDiscountCodes.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorDiscountCodes.title')}
        description={t('operatorDiscountCodes.intro')}
        actions={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => open('edit', null)}>
            {t('operatorDiscountCodes.add')}
          </Button>
        }
      />
      <ListScreen
        list={list}
        filters={filters}
        filterBar={<FilterBar filters={filters} search={t('operatorDiscountCodes.search')} />}
        count={(count) => t('operatorDiscountCodes.found', { count })}
        skeleton={<RowsSkeleton end="text" />}
        empty={{
          icon: TicketPercent,
          title: t('operatorDiscountCodes.none'),
          text: t('operatorDiscountCodes.noneText'),
        }}
        noMatch={{
          title: t('operatorDiscountCodes.noneFound', { text: filters.values.q ?? '' }),
          text: t('operatorDiscountCodes.noneFoundText'),
        }}
      >
        {(codes) => (
          <List label={t('operatorDiscountCodes.title')}>
            {codes.map((it) => (
              <CodeRow key={it.code} code={it} onEdit={() => open('edit', it)} />
            ))}
          </List>
        )}
      </ListScreen>
      <CodeDialog code={code} open={isOpen('edit')} onClose={close} />
    </>
  )
}

function readCodeFilters(get: (name: 'q') => string): { q?: string } {
  const q = get('q')
  return q ? { q } : {}
}
