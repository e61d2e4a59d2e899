import type { LiveEvent } from '@runmart/contract/live'

const listeners = new Set<(event: LiveEvent) => void>()

/** Lets any part of a page hear what the server tells it; gives back the way to stop. */
export function onLiveEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Passes news on to whoever listens. */
export function emitLiveEvent(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}
