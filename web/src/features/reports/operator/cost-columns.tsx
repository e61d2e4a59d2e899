import type { ReactNode } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Money } from '#ui/money.tsx'
import type { Column } from '#ui/table.tsx'
import { Compared } from './compared.tsx'
import { Uncosted } from './uncosted.tsx'

type Costed = {
  cost: number
  uncosted: number
  before: { margin: number; cost: number; uncosted: number }
}

/** True if the cost of sales is known. Reports neither show nor compare unknown costs. */
const isKnown = ({ cost, uncosted }: Pick<Costed['before'], 'cost' | 'uncosted'>) => cost !== 0 || uncosted === 0

/** The cost and margin of each row, beside the period before. No columns if no row has a known cost. */
export function useCostColumns<Row extends Costed>(
  rows: readonly Row[] | undefined,
  marginOf: (row: Row) => number,
  showCost: (row: Row) => ReactNode,
): Column<Row>[] {
  const t = useOperatorTranslations()
  if (!rows?.some((it) => it.cost !== 0 || it.before.cost !== 0)) return []
  const former = ({ before }: Row) => (isKnown(before) ? before : undefined)
  return [
    {
      key: 'cost',
      header: t('operatorReports.cost'),
      align: 'end',
      cell: (it) =>
        isKnown(it) && (
          <Compared amount={it.cost} before={former(it)?.cost}>
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
            <Compared amount={marginOf(it)} before={former(it)?.margin}>
              <Money amount={marginOf(it)} className="text-ink" />
            </Compared>
          )}
          <Uncosted amount={it.uncosted} />
        </div>
      ),
    },
  ]
}
