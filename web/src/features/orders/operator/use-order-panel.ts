import { ordersOperator } from '@runmart/contract/orders-operator'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useApi } from '#platform/use-api.ts'

export type OrderPanelState = {
  id: string | null
  /** The address of the list alone. */
  list: string
  open: (id: string) => void
  /** Opens what the keys have come to, once they rest: a held key passes many. */
  follow: (id: string) => void
  close: () => void
}

const REST_MS = 100

/**
 * The order that lies open beside the list. It is part of the address; opening one is a step that Back undoes, and going on
 * from order to order is none.
 */
export function useOrderPanel(): OrderPanelState {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const wasOpenedHere = Boolean((state as { fromList?: boolean } | null)?.fromList)
  const id = search.get('order')
  /** A step back takes a moment, in which a second press would be a second step. */
  const isClosing = useRef(false)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history is a place of its own
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
    // Closing it leaves the list where it is by then: by itself a step back scrolls to where it was at this moment.
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

/** The order itself, kept up to date like the list. */
export const useOpenedOrder = (id: string | null) =>
  useApi(ordersOperator.order, { params: { id: id ?? '' } }, { enabled: id !== null, refetchInterval: 15_000 })
