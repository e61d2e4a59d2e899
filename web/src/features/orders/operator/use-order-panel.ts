import { ordersOperator } from '@runmart/contract/orders-operator'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useApi } from '#platform/use-api.ts'

export type OrderPanelState = {
  id: string | null
  /** The address of the list without the open order. */
  list: string
  open: (id: string) => void
  /** Opens the focused order when the keys rest: a held key passes many. */
  follow: (id: string) => void
  close: () => void
}

const REST_MS = 100

/**
 * The order open beside the list, stored in the address. Back closes it; moving from order to order adds no step to the
 * history.
 */
export function useOrderPanel(): OrderPanelState {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const wasOpenedHere = Boolean((state as { fromList?: boolean } | null)?.fromList)
  const id = search.get('order')
  /** A step back takes a moment; a second press in it would go back twice. */
  const isClosing = useRef(false)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again for each opened order
  useEffect(() => {
    history.scrollRestoration = 'auto'
    isClosing.current = false
  }, [id])
  const list = new URLSearchParams(search)
  list.delete('order')
  const set = (next: string | null, options: { replace: boolean; state?: object }) => {
    clearTimeout(resting.current)
    setSearch([...list, ...(next ? [['order', next] as [string, string]] : [])], {
      ...options,
      preventScrollReset: true,
    })
  }
  const open = (next: string) => {
    // Closing keeps the list's current scroll position. By default, a step back restores the position of this moment.
    if (id === null) history.scrollRestoration = 'manual'
    if (next !== id) set(next, { replace: id !== null, state: { fromList: id === null || wasOpenedHere } })
  }
  const latest = useRef(open)
  latest.current = open
  return {
    id,
    list: list.size > 0 ? `?${list}` : '',
    open,
    follow: (next) => {
      clearTimeout(resting.current)
      resting.current = setTimeout(() => latest.current(next), REST_MS)
    },
    close: () => {
      clearTimeout(resting.current)
      if (isClosing.current) return
      isClosing.current = true
      if (wasOpenedHere) void navigate(-1)
      else set(null, { replace: true })
    },
  }
}

/** The order itself, refreshed as often as the list. */
export const useOpenedOrder = (id: string | null) =>
  useApi(ordersOperator.order, { params: { id: id ?? '' } }, { enabled: id !== null, refetchInterval: 15_000 })
