import { paths } from './paths.ts'

/** An operator's look at the shop as a customer sees it: in this tab only, and gone with it. */
export type View = {
  token: string
  expiresAt: string
  customer: { id: string; username: string }
  /** Where the operator came from. */
  back: string
}

const STORAGE_KEY = 'view'

/** The view that this tab shows; null: the tab is that of whoever is signed in. */
export function currentView(): View | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as View | null
  } catch {
    return null
  }
}

/** Shows the shop as the customer sees it. All is loaded anew, so that nothing of the operator is left in the page. */
export function beginView(view: View): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(view))
  window.location.assign(paths.dashboard)
}

/** Forgets the view of this tab and goes back to where it began; false: there was none. */
export function leaveView(): boolean {
  const view = currentView()
  if (!view) return false
  sessionStorage.removeItem(STORAGE_KEY)
  window.location.assign(view.back)
  return true
}
