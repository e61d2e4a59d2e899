import { RUN_EVENTS_PATH, type RunEvent } from '@runmart/contract/bots'
import { addressOf } from '@runmart/contract/client'
import { useEffect, useState } from 'react'
import { invalidateOrders } from '#features/orders/index.ts'
import { connectEventStream } from '#platform/event-stream.ts'
import { useLanguage } from '#platform/language.tsx'
import { loadUser } from '#platform/session.ts'
import { useVisible } from '#platform/use-visible.ts'
import { applyRunEvents } from './run-events.ts'
import { runCache } from './run-query.ts'

/** A bot can log hundreds of entries a second: update the page at reading speed only. */
const FLUSH_MS = 100
/** Shorter interruptions stay hidden. */
const DISCONNECTED_AFTER_MS = 2000

/** Updates the cached run while its console is visible. Returns true while the connection to the server is lost. */
export function useRunEvents(id: string, enabled: boolean): boolean {
  const [isDisconnected, setDisconnected] = useState(false)
  const { language } = useLanguage()
  const isListening = useVisible() && enabled
  useEffect(() => {
    if (!isListening) return
    let disconnectTimer: ReturnType<typeof setTimeout> | undefined
    const buffer = eventBuffer(id)
    const stop = connectEventStream({
      path: addressOf(RUN_EVENTS_PATH, { id }),
      language,
      lastId: buffer.lastId,
      onEvent: ({ event, data, id: eventId }) => {
        if (event === 'state' || event === 'progress' || event === 'log')
          buffer.add({ kind: event, data: JSON.parse(data) } as RunEvent, eventId)
      },
      onConnectionChange(isConnected) {
        if (!isConnected) disconnectTimer ??= setTimeout(() => setDisconnected(true), DISCONNECTED_AFTER_MS)
        else {
          clearTimeout(disconnectTimer)
          disconnectTimer = undefined
          setDisconnected(false)
        }
      },
      onRefused: () => void loadUser(),
    })
    return () => {
      stop()
      clearTimeout(disconnectTimer)
      buffer.flush()
    }
  }, [id, isListening, language])
  return isDisconnected
}

/** Buffers the events of a run and writes them into the cache a few times a second. */
function eventBuffer(id: string) {
  const cache = runCache(id)
  let lastId = String(cache.read()?.log.at(-1)?.id ?? 0)
  let pending: RunEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (!pending.length) return
    const events = pending
    pending = []
    const before = cache.read()?.order
    const hasState = events.some(({ kind }) => kind === 'state')
    cache[hasState ? 'updateState' : 'update']((run) => applyRunEvents(run, events))
    const now = cache.read()?.order
    if (before?.orderStatus !== now?.orderStatus || before?.botStatus !== now?.botStatus) invalidateOrders()
  }
  const add = (event: RunEvent, eventId: string | undefined) => {
    pending.push(event)
    if (eventId) lastId = eventId
    timer ??= setTimeout(flush, FLUSH_MS)
  }
  return { add, flush, lastId: () => lastId }
}
