import { storedValue } from '#platform/stored-value.ts'

/** The id of the newest alert shown in a visible page; ids grow. */
const shown = storedValue('alert-shown')
/** The time that another visible page of this browser has to show the alert. */
const OTHERS_MS = 500

export function rememberShown(id: string): void {
  shown.set(id)
}

type Message = { id: string; title: string; text: string; path: string; open: (path: string) => void }

/**
 * Shows a browser notification, if permitted and no visible page shows the same alert. Background pages share its tag,
 * so that it appears once.
 */
export function notifyInBackground({ id, title, text, path, open }: Message): void {
  setTimeout(() => {
    if (Number(shown.get()) >= Number(id) || readPermission() !== 'granted') return
    const options = { body: text, tag: `runmart-alert-${id}`, icon: '/icon-192.png', data: { path } }
    try {
      const notification = new Notification(title, options)
      notification.onclick = () => {
        window.focus()
        notification.close()
        open(path)
      }
    } catch {
      // Chrome on Android supports notifications of service workers only.
      void navigator.serviceWorker.ready.then((worker) => worker.showNotification(title, options))
    }
  }, OTHERS_MS)
}

export type Permission = NotificationPermission | 'missing'

/** The notification permission; `default` means that the browser has not asked yet. */
export function readPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'missing'
}

/** Calls back with the path of a pressed notification of the service worker. Returns the unsubscribe function. */
export function onOpened(open: (path: string) => void): () => void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const hear = ({ data }: MessageEvent<{ open?: unknown }>) => {
    if (typeof data.open === 'string') open(data.open)
  }
  worker?.addEventListener('message', hear)
  return () => worker?.removeEventListener('message', hear)
}
