import type { ShopState } from '@runmart/contract/content'
import { useSyncExternalStore } from 'react'
import { call, SHOP_CLOSED } from './api.ts'

let state = readPage()
const listeners = new Set<() => void>()
// The server refused a call because the shop is closed: the state of this page is stale.
addEventListener(SHOP_CLOSED, () => void loadShopState())

/** The public state of the shop. The page contains it, so that nothing moves when it loads. */
export function useShopState(): ShopState {
  return useSyncExternalStore(listen, currentState, currentState)
}

/** Loads the state again after a change, or after this page may have missed one. */
export async function loadShopState(): Promise<void> {
  try {
    const { content } = await import('@runmart/contract/content')
    const answer = await call(content.state)
    if (answer.success) updateShopState(answer.data)
  } catch {
    // The next event loads it again.
  }
}

/** Replaces the state on this page. */
export function updateShopState(next: ShopState): void {
  if (JSON.stringify(next) === JSON.stringify(state)) return
  state = next
  for (const listener of listeners) listener()
}

function currentState(): ShopState {
  return state
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state that the server wrote into the page; an empty one on pages from elsewhere. */
function readPage(): ShopState {
  const text = document.querySelector<HTMLMetaElement>('meta[name="runmart-state"]')?.content
  return text ? (JSON.parse(text) as ShopState) : { announcements: [], maintenance: null }
}
