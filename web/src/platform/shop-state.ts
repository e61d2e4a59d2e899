import type { ShopState } from '@runmart/contract/content'
import { useSyncExternalStore } from 'react'
import { call, SHOP_CLOSED } from './api.ts'

let state = readPage()
const listeners = new Set<() => void>()
// A call was refused because the shop is closed: this page has not heard of it.
addEventListener(SHOP_CLOSED, () => void loadShopState())

/** What the shop tells everybody now. The page has brought it along, so that nothing moves once it is known. */
export function useShopState(): ShopState {
  return useSyncExternalStore(listen, currentState, currentState)
}

/** Asks the server again: something changed, or this page may have missed that it did. */
export async function loadShopState(): Promise<void> {
  try {
    const { content } = await import('@runmart/contract/content')
    const answer = await call(content.state)
    if (answer.success) updateShopState(answer.data)
  } catch {
    // It is asked for again with the next news.
  }
}

/** Changes what this page knows. */
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

/** As the server wrote it into the page; nothing where the page comes from elsewhere. */
function readPage(): ShopState {
  const text = document.querySelector<HTMLMetaElement>('meta[name="runmart-state"]')?.content
  return text ? (JSON.parse(text) as ShopState) : { announcements: [], maintenance: null }
}
