import { useSyncExternalStore } from 'react'

/** A server that restarts is back within so long, and nobody needs to know. */
const GRACE_MS = 5_000

const listeners = new Set<() => void>()
let lostAt: number | null = null
let offlineSince: number | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Since when nothing can be reached, in milliseconds; null while all is well. */
export function useOfflineSince(): number | null {
  return useSyncExternalStore(listen, currentOfflineSince, currentOfflineSince)
}

/** Tells whether the server could be reached just now. What it answered does not matter. */
export function reportReachable(isReachable: boolean): void {
  if (isReachable) {
    clearTimeout(timer)
    lostAt = null
    show(null)
  } else if (lostAt === null) {
    lostAt = Date.now()
    timer = setTimeout(() => show(lostAt), GRACE_MS)
  }
}

const currentOfflineSince = () => offlineSince

function listen(listener: () => void): () => void {
  // The same functions again add nothing.
  addEventListener('offline', onDeviceOffline)
  addEventListener('online', onDeviceOnline)
  if (navigator.onLine === false) onDeviceOffline()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A device that knows that it has no network is believed at once. */
function onDeviceOffline(): void {
  lostAt ??= Date.now()
  show(lostAt)
}

function onDeviceOnline(): void {
  reportReachable(true)
}

function show(since: number | null): void {
  if (since === offlineSince) return
  offlineSince = since
  for (const listener of listeners) listener()
}
