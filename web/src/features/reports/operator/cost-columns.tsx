import type { ReactNode } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Money } from '#ui/money.tsx'
import type { Column } from '#ui/table.tsx'
import { Compared } from './compared.tsx'
import { Uncosted } from './uncosted.tsx'

type Costed = { cost: number; uncosted: number; before: { margin: number; cost?: number | undefined } }

/** What rows cost and what is left of them, beside the period before; no columns where no row has a known cost. */
export function useCostColumns<Row extends Costed>(
  rows: readonly Row[] | undefined,
  marginOf: (row: Row) => number,
  showCost: (row: Row) => ReactNode,
): Column<Row>[] {
  const t = useOperatorTranslations()
  if (!rows?.some((it) => it.cost !== 0)) return []
  const isKnown = (it: Row) => it.cost !== 0 || it.uncosted === 0
  return [
    {
      key: 'cost',
      header: t('operatorReports.cost'),
      align: 'end',
      cell: (it) =>
        isKnown(it) && (
          <Compared amount={it.cost} before={it.before.cost}>
            {showCost(it)}
          </Compared>
        ),
    },
    {
      key: 'margin',
      header: t('operatorReports.margin'),
      align: 'end',
      cell: (it) => (
        <div>
          {isKnown(it) && (
            <Compared amount={marginOf(it)} before={it.before.margin}>
              <Money amount={marginOf(it)} className="text-ink" />
            </Compared>
          )}
          <Uncosted amount={it.uncosted} />
        </div>
      ),
    },
  ]
}
