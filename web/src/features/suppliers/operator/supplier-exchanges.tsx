import { suppliers } from '@runmart/contract/suppliers'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Refused } from '#ui/refused.tsx'
import { ExchangeRows } from './exchange-list.tsx'

/** What was said to a supplier about no single order, for who looks into what went wrong; read when it is opened. */
export function SupplierExchanges({ supplierId }: { supplierId: string }) {
  const t = useOperatorTranslations()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="group/all mb-4 overflow-hidden rounded-lg border border-line bg-surface text-[13px]"
      onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 px-5 py-2 -outline-offset-2 hover:bg-sunken dark:hover:bg-raised [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-faint transition-transform group-open/all:rotate-90"
        />
        <span className="font-semibold text-ink">{t('operatorSuppliers.exchanges')}</span>
        <span className="text-ink-faint">{t('operatorSuppliers.exchangesText')}</span>
      </summary>
      {isOpen && <Loaded supplierId={supplierId} />}
    </details>
  )
}

function Loaded({ supplierId }: { supplierId: string }) {
  const t = useOperatorTranslations()
  const { data, error, isFetching, refetch } = useApi(
    suppliers.exchanges,
    { params: { id: supplierId } },
    { refetchInterval: 15_000 },
  )
  if (error)
    return (
      <Refused onRetry={refetch} retrying={isFetching}>
        {error}
      </Refused>
    )
  if (!data) return <RowsSkeleton rows={3} dense end="text" />
  if (data.items.length === 0) return <p className="px-5 pb-4 text-ink-faint">{t('operatorSuppliers.exchangesNone')}</p>
  return <ExchangeRows exchanges={data.items} />
}
