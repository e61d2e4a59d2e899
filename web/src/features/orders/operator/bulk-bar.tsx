import type { OrderAct } from '@runmart/contract/orders-desk'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { moneyText } from '#ui/money-text.ts'
import type { Selection } from './use-selection.ts'

type Props = {
  selection: Selection
  /** How many match the filters, in words, where not all of them are chosen. */
  all: string | null
  choosing: boolean
  /** The orders are being taken. */
  taking: boolean
  /** No order lies open beside the list, whose own action comes first then. */
  isMain: boolean
  onAll: () => void
  onAct: (act: OrderAct) => void
}

/** In place of the filters while orders are chosen: how many, worth how much, and what to do with them. */
export function BulkBar({ selection, all, choosing, taking, isMain, onAll, onAct }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const orders = [...selection.chosen.values()]
  const sum = orders.reduce((total, it) => total + it.totalCash, 0)
  return (
    <section
      aria-label={t('operatorDesk.bulk')}
      className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 rounded-t-lg border-b border-line bg-brand-soft px-3 py-2 sticky top-14 z-3"
    >
      <IconButton label={t('operatorDesk.clear')} onClick={selection.clear} className="size-8">
        <X aria-hidden />
      </IconButton>
      <p role="status" className="flex flex-wrap items-center gap-x-1.5 text-[13px] text-ink-soft tabular-nums">
        <span className="font-semibold text-ink">{t('operatorDesk.selected', { count: orders.length })}</span>
        {all && (
          <Dotted>
            <button
              type="button"
              onClick={onAll}
              aria-busy={choosing}
              className="min-h-6 rounded-sm font-semibold text-brand underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {all}
            </button>
          </Dotted>
        )}
        <Dotted>
          <span>{moneyText(language, sum)}</span>
        </Dotted>
      </p>
      <div className="ml-auto grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:flex-wrap">
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
      </div>
    </section>
  )
}

function Dotted({ children }: { children: ReactNode }) {
  return (
    <>
      <span aria-hidden>·</span>
      {children}
    </>
  )
}
