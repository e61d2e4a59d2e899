import { paths } from './paths.ts'

/** An operator's view of the shop as a customer. It belongs to this tab and ends with it. */
export type View = {
  token: string
  expiresAt: string
  customer: { id: string; username: string }
  /** The page that the operator came from. */
  back: string
}

const STORAGE_KEY = 'view'

/** The view of this tab; null if the tab shows the signed-in user. */
export function currentView(): View | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as View | null
  } catch {
    return null
  }
}

/** Shows the shop as the customer sees it. Reloads the page, so that no data of the operator stays in it. */
export function beginView(view: View): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(view))
  window.location.assign(paths.dashboard)
}

/** Ends the view of this tab and returns to its start page. False if there was none. */
export function leaveView(): boolean {
  const view = currentView()
  if (!view) return false
  sessionStorage.removeItem(STORAGE_KEY)
  window.location.assign(view.back)
  return true
}
