import type { DataOf } from '@runmart/contract/endpoint'
import { ordersDesk } from '@runmart/contract/orders-desk'
import type { ordersOperator } from '@runmart/contract/orders-operator'
import { numberText } from '@runmart/i18n/formats'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Tabs } from '#ui/tabs.tsx'

type Props = {
  view: string
  /** The last answer of the list, with the counts of the built-in views. */
  list: DataOf<typeof ordersOperator.queue> | undefined
  saved: DataOf<typeof ordersDesk.views>['items']
  onView: (view: string) => void
  children: ReactNode
}

/** The views of the desk: the built-in ones and the operator's own, each with its number of orders. */
export function DeskTabs({ view, list, saved, onView, children: content }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const foundBy = useViewCounts(saved.length > 0)
  const counted = (count: number | undefined) => (count === undefined ? '' : ` · ${numberText(language, count)}`)
  const { waiting, all } = list ?? {}
  const desk = useRef<HTMLDivElement>(null)
  const wasView = useRef(view)
  useEffect(() => {
    // A closed view removes its buttons, and the pressed one loses the focus. The focus then moves to the current tab.
    // (A menu returns the focus to its own button.)
    if (view !== wasView.current && document.activeElement === document.body)
      desk.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true })
    wasView.current = view
  }, [view])
  return (
    <div ref={desk}>
      <Tabs
        value={view}
        onValueChange={onView}
        tabs={[
          { value: 'pending', label: t('operatorOrders.pending') + counted(waiting?.pending), content },
          { value: 'in-progress', label: t('operatorOrders.inProgress') + counted(waiting?.inProgress), content },
          { value: 'all', label: t('operatorOrders.all') + counted(all), content },
          ...saved.map(({ id, name }) => ({ value: id, label: name + foundBy(id), content })),
        ]}
      />
    </div>
  )
}

/** The current count of each saved view, behind its name. A query of its own: no list waits for it. */
function useViewCounts(hasViews: boolean): (id: string) => string {
  const { language } = useLanguage()
  const { data } = useApi(ordersDesk.viewCounts, {}, { enabled: hasViews, refetchInterval: 15_000 })
  return (id) => {
    const found = data?.items.find((it) => it.id === id)
    // None among the latest orders, but perhaps among older ones: show no number.
    if (!found || (found.more && found.count === 0)) return ''
    return ` · ${numberText(language, found.count)}${found.more ? '+' : ''}`
  }
}
