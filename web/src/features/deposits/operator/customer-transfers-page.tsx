import { depositsOperator } from '@runmart/contract/deposits-operator'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { Landmark } from 'lucide-react'
import { useParams } from 'react-router'
import { ReverseDialog } from '#features/reversals/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { TransferRow } from './transfer-row.tsx'

/** The transfers that a customer was credited, newest first. */
export default function CustomerTransfersPage() {
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const filters = useFilters(() => ({}))
  const list = useApiPage(depositsOperator.ofCustomer, filters.page, { params: { id } })
  const { item, isOpen, open, close } = useItemDialog<Transfer, 'reverse'>()
  return (
    <>
      <ListScreen
        list={list}
        filters={filters}
        count={(count) => t('operatorCustomerPage.transfersFound', { count })}
        skeleton={<RowsSkeleton rows={4} />}
        empty={{
          icon: Landmark,
          title: t('operatorCustomerPage.noTransfers'),
          text: t('operatorCustomerPage.noTransfersText'),
        }}
      >
        {(transfers) => (
          <List label={t('operatorCustomerPage.deposits')}>
            {transfers.map((it) => (
              <TransferRow key={it.id} transfer={it} onReverse={() => open('reverse', it)} />
            ))}
          </List>
        )}
      </ListScreen>
      {item?.reversibleCode && <ReverseDialog code={item.reversibleCode} open={isOpen('reverse')} onClose={close} />}
    </>
  )
}
