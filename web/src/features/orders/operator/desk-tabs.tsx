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
  /** The last answer of the list, which counts what everybody's views find. */
  list: DataOf<typeof ordersOperator.queue> | undefined
  saved: DataOf<typeof ordersDesk.views>['items']
  onView: (view: string) => void
  children: ReactNode
}

/** The views of the desk: those that everybody has, and the operator's own, each with how many orders it finds. */
export function DeskTabs({ view, list, saved, onView, children: content }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const foundBy = useViewCounts(saved.length > 0)
  const counted = (count: number | undefined) => (count === undefined ? '' : ` · ${numberText(language, count)}`)
  const { waiting, all } = list ?? {}
  const desk = useRef<HTMLDivElement>(null)
  const wasView = useRef(view)
  useEffect(() => {
    // A view that is left takes its buttons along, and the focus with the one that was pressed (a menu gives it back to its
    // own): it goes on at the tab of the view that is shown now.
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

/** What each saved view finds now, to stand behind its name. It is a call of its own: no list waits for it. */
function useViewCounts(hasViews: boolean): (id: string) => string {
  const { language } = useLanguage()
  const { data } = useApi(ordersDesk.viewCounts, {}, { enabled: hasViews, refetchInterval: 15_000 })
  return (id) => {
    const found = data?.items.find((it) => it.id === id)
    // None among the latest, and perhaps some before: that is no number.
    if (!found || (found.more && found.count === 0)) return ''
    return ` · ${numberText(language, found.count)}${found.more ? '+' : ''}`
  }
}
