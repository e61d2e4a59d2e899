import { LIVE_PATH, type LiveEvent } from '@runmart/contract/live'
import { connectEventStream } from './event-stream.ts'

const listeners = new Set<(event: LiveEvent) => void>()

/** Calls the listener for every live event of the server. Returns a function that stops it. */
export function onLiveEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export type LiveConnection = {
  onEvent: (event: LiveEvent) => void
  /** The page may have missed events: everything on screen may be out of date. */
  onResync: () => void
  /** The server refuses this session. */
  onRefused: () => void
}

/** Receives the live events of the signed-in customer, for itself and for all listeners, until stopped. */
export function connectLiveEvents({ onEvent, onResync, onRefused }: LiveConnection): () => void {
  return connectEventStream({
    path: LIVE_PATH,
    onRefused,
    onEvent({ event, data }) {
      if (event === 'resync') return onResync()
      const received = JSON.parse(data) as LiveEvent
      for (const listener of listeners) listener(received)
      onEvent(received)
    },
  })
}
