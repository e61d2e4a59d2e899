import { type Supplier, suppliers } from '@runmart/contract/suppliers'
import { numberText } from '@runmart/i18n/formats'
import { Plus, Truck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { SupplierDialog } from './supplier-dialog.tsx'
import { SupplierRow } from './supplier-row.tsx'
import { useSupplierActs } from './use-supplier-acts.tsx'

/** Other shops that deliver orders: their state, the shop's balance and open orders there. */
export default function SuppliersPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const may = useRights()
  const navigate = useNavigate()
  const list = useApi(suppliers.list, {}, { refetchInterval: 15_000 })
  const changes = useApi(suppliers.changes, { query: { limit: '1' } }, { refetchInterval: 15_000 }).data?.total ?? 0
  const { item, isOpen, open, close } = useItemDialog<Supplier, 'edit'>()
  const acts = useSupplierActs()
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => open('edit', null)}>
      {t('operatorSuppliers.add')}
    </Button>
  )
  const hasSome = Boolean(list.data?.items.length)
  return (
    <>
      <title>{`${t('operatorSuppliers.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorSuppliers.title')}
        description={t('operatorSuppliers.intro')}
        actions={
          hasSome && (
            <>
              {may('orders') && <ButtonLink to={operatorPaths.dispatches}>{t('operatorSuppliers.orders')}</ButtonLink>}
              <ButtonLink to={operatorPaths.supplyChanges}>
                {t('operatorSuppliers.changes')}
                {changes > 0 && ` · ${numberText(language, changes)}`}
              </ButtonLink>
              {may('settings') && add}
            </>
          )
        }
      />
      <ListScreen
        list={list}
        skeleton={<RowsSkeleton rows={3} end="text" />}
        empty={{
          icon: Truck,
          title: t('operatorSuppliers.empty'),
          text: t('operatorSuppliers.emptyText'),
          ...(may('settings') && { action: add }),
        }}
      >
        {(items) => (
          <List label={t('operatorSuppliers.title')}>
            {items.map((it) => (
              <SupplierRow key={it.id} supplier={it} acts={acts} onEdit={() => open('edit', it)} />
            ))}
          </List>
        )}
      </ListScreen>
      <SupplierDialog
        key={item?.id ?? 'new'}
        supplier={item}
        open={isOpen('edit')}
        onClose={close}
        onAdded={({ id }) => void navigate(operatorPaths.supplier(id))}
      />
      {acts.dialog}
    </>
  )
}
