import type { ChosenOrder, OrderAct } from '@runmart/contract/orders-desk'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SelectionBar } from '#ui/selection-bar.tsx'
import type { Selection } from '#ui/use-selection.ts'

type Props = {
  selection: Selection<ChosenOrder>
  /** The number of all matching orders in words, while only some are chosen. */
  all: string | null
  /** More orders match than can be chosen; these are the first ones. */
  isFirst: boolean
  choosing: boolean
  /** True while the selected orders are being taken. */
  taking: boolean
  /** True without an open order beside the list, whose own action would be the main one. */
  isMain: boolean
  onAll: () => void
  onAct: (act: OrderAct) => void
}

/** Replaces the filters while orders are chosen: their number, their value and the actions on them. */
export function BulkBar({ selection, all, isFirst, choosing, taking, isMain, onAll, onAct }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const orders = [...selection.chosen.values()]
  const sum = orders.reduce((total, it) => total + it.totalCash, 0)
  return (
    <SelectionBar
      words={{
        label: t('operatorDesk.bulk'),
        clear: t('operatorDesk.clear'),
        selected: t(isFirst ? 'operatorDesk.selectedFirst' : 'operatorDesk.selected', { count: orders.length }),
      }}
      all={all}
      choosing={choosing}
      onAll={onAll}
      onClear={selection.clear}
      more={<span>{moneyText(language, sum)}</span>}
    >
      <Button size="sm" loading={taking} onClick={() => onAct('take')}>
        {t('operatorOrders.take')}
      </Button>
      <Button size="sm" variant={isMain ? 'primary' : 'secondary'} onClick={() => onAct('deliver')}>
        {t('operatorOrders.deliver')}
      </Button>
      <Button size="sm" variant="danger" onClick={() => onAct('fail')}>
        {t('operatorOrders.fail')}
      </Button>
      <Button size="sm" variant="danger" onClick={() => onAct('refund')}>
        {t('operatorOrders.giveBack')}
      </Button>
    </SelectionBar>
  )
}
