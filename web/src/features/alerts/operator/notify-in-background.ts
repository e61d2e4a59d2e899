import { storedValue } from '#platform/stored-value.ts'

/** The newest alert that was shown in a page that somebody looks at; numbers grow. */
const shown = storedValue('alert-shown')
/** So long another page of this browser has to show it. */
const OTHERS_MS = 500

export function rememberShown(id: string): void {
  shown.set(id)
}

type Message = { id: string; title: string; text: string; open: () => void }

/**
 * Shows a notification of the browser, if it is allowed and no page in view shows the same. Several pages in the background
 * share its tag, so that it appears once.
 */
export function notifyInBackground({ id, title, text, open }: Message): void {
  setTimeout(() => {
    if (Number(shown.get()) >= Number(id) || readPermission() !== 'granted') return
    try {
      const notification = new Notification(title, { body: text, tag: `runmart-alert-${id}`, icon: '/icon-192.png' })
      notification.onclick = () => {
        window.focus()
        notification.close()
        open()
      }
    } catch {
      // Chrome on Android has notifications for service workers alone.
    }
  }, OTHERS_MS)
}

export type Permission = NotificationPermission | 'missing'

/** Whether this browser shows notifications of the shop; `default`: it has not been asked. */
export function readPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'missing'
}
