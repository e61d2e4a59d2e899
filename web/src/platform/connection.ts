import { useSyncExternalStore } from 'react'

/** A restarting server is back within this time, so the page stays quiet. */
const GRACE_MS = 5_000

const listeners = new Set<() => void>()
let lostAt: number | null = null
let offlineSince: number | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** The time of the disconnection in milliseconds; null while connected. */
export function useOfflineSince(): number | null {
  return useSyncExternalStore(listen, currentOfflineSince, currentOfflineSince)
}

/** Records whether the server was reachable, whatever it answered. */
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
  // Adding the same functions again has no effect.
  addEventListener('offline', onDeviceOffline)
  addEventListener('online', onDeviceOnline)
  if (navigator.onLine === false) onDeviceOffline()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Trusts a device without a network at once. */
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
