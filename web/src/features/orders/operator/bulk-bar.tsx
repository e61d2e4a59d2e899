import type { ChosenOrder, OrderAct } from '@runmart/contract/orders-desk'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SelectionBar } from '#ui/selection-bar.tsx'
import type { Selection } from '#ui/use-selection.ts'

type Props = {
  selection: Selection<ChosenOrder>
  /** How many match the filters, in words, where not all of them are chosen. */
  all: string | null
  /** More match than can be chosen, and these are the first of them. */
  isFirst: boolean
  choosing: boolean
  /** The orders are being taken. */
  taking: boolean
  /** No order lies open beside the list, whose own action comes first then. */
  isMain: boolean
  onAll: () => void
  onAct: (act: OrderAct) => void
}

/** In place of the filters while orders are chosen: how many, worth how much, and what to do with them. */
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
