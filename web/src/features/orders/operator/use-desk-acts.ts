import type { ChosenOrder, OrderAct } from '@runmart/contract/orders-desk'
import { useState } from 'react'
import type { Selection } from '#ui/use-selection.ts'
import { type Finished, problemsOf } from './act-result.tsx'
import type { DeskDialog } from './desk-bar.tsx'
import { useTakeOrders } from './use-take-orders.ts'

type Asked = { act: OrderAct; orders: readonly ChosenOrder[]; finished: Finished | null }

/** What is being done with which orders, and which dialog is open about it. */
export function useDeskActs(selection: Selection<ChosenOrder>, rows: readonly ChosenOrder[]) {
  const { take: takeOrders, taking } = useTakeOrders()
  // Kept while its dialog fades out.
  const [asked, setAsked] = useState<Asked | null>(null)
  const [dialog, setDialog] = useState<DeskDialog | 'act' | null>(null)

  /** What was done is no longer chosen; what was not, or was not meant, stays so. */
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
    /** Begins an act on the chosen orders, or on the one that is named while none is chosen. */
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
