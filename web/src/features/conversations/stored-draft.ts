import { currentSession } from '#platform/session-state.ts'

const keyOf = (id: string) => `message:${currentSession().user?.id ?? ''}:${id}`

/** What was typed for a conversation in this tab and not sent yet. */
export function storedDraft(id: string): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps what is typed for a conversation. Where storage is forbidden, it lives as long as the form. */
export function storeDraft(id: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(id), text)
    else sessionStorage.removeItem(keyOf(id))
  } catch {}
}
