import type { ChosenOrder, OrderAct } from '@runmart/contract/orders-desk'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import type { Selection } from '#ui/use-selection.ts'
import { doneTexts, type Finished, problemsOf } from './act-result.tsx'
import { actTogether } from './act-together.ts'
import type { DeskDialog } from './desk-bar.tsx'

type Asked = { act: OrderAct; orders: readonly ChosenOrder[]; finished: Finished | null }

/** The running action, its orders, and the open dialog. */
export function useDeskActs(selection: Selection<ChosenOrder>, rows: readonly ChosenOrder[]) {
  const { take: takeOrders, taking } = useTakeOrders()
  // Keeps the orders while the dialog fades out.
  const [asked, setAsked] = useState<Asked | null>(null)
  const [dialog, setDialog] = useState<DeskDialog | 'act' | null>(null)

  /** Unselects the finished orders; failed and other orders stay selected. */
  const letDoneGo = ({ outcomes }: Finished) =>
    selection.letGo(outcomes.flatMap(({ id, problem }) => (problem ? [] : [id])))
  const take = async (orders: readonly ChosenOrder[]) => {
    const finished = await takeOrders(orders)
    letDoneGo(finished)
    if (problemsOf(finished).length === 0) return
    setAsked({ act: 'take', orders, finished })
    setDialog('act')
  }
  return {
    asked,
    dialog,
    taking,
    take,
    open: setDialog,
    close: () => setDialog(null),
    onFinish: letDoneGo,
    /** Starts an action on the chosen orders, or on the named one if none is chosen. */
    start: (act: OrderAct, id: string | null) => {
      const chosen = [...selection.chosen.values()]
      const named = rows.find((it) => it.id === id)
      const orders = chosen.length === 0 && named ? [named] : chosen
      if (orders.length === 0 || taking.size > 0) return
      if (act === 'take') void take(orders)
      else {
        setAsked({ act, orders, finished: null })
        setDialog('act')
      }
    },
  }
}
export type DeskActs = ReturnType<typeof useDeskActs>

/** Takes orders at once, without confirmation: no money moves. Returns the outcomes. */
function useTakeOrders() {
  const t = useOperatorTranslations()
  const [taking, setTaking] = useState<ReadonlySet<string>>(new Set())
  const take = async (orders: readonly ChosenOrder[]): Promise<Finished> => {
    setTaking(new Set(orders.map((it) => it.id)))
    const asked = orders.map(({ id, orderCode }) => ({ id, orderCode }))
    const outcomes = await actTogether(
      { act: 'take', orders: asked },
      { onProgress: () => {}, notSent: t('operatorDesk.notSent') },
    )
    setTaking(new Set())
    const finished: Finished = { act: 'take', outcomes, skipped: [] }
    const done = outcomes.length - problemsOf(finished).length
    if (done > 0) showToast('success', t(doneTexts.take, { count: done }))
    return finished
  }
  return { take, taking }
}
