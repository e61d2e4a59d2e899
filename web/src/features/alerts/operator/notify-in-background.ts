import { storedValue } from '#platform/stored-value.ts'

/** The newest alert that was shown in a page that somebody looks at; numbers grow. */
const shown = storedValue('alert-shown')
/** So long another page of this browser has to show it. */
const OTHERS_MS = 500

export function rememberShown(id: string): void {
  shown.set(id)
}

type Message = { id: string; title: string; text: string; path: string; open: (path: string) => void }

/**
 * Shows a notification of the browser, if it is allowed and no page in view shows the same. Several pages in the background
 * share its tag, so that it appears once.
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
      // Chrome on Android has notifications of service workers alone.
      void navigator.serviceWorker.ready.then((worker) => worker.showNotification(title, options))
    }
  }, OTHERS_MS)
}

export type Permission = NotificationPermission | 'missing'

/** Whether this browser shows notifications of the shop; `default`: it has not been asked. */
export function readPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'missing'
}

/** Calls back with the page of a notification that was pressed and that the service worker showed; returns what ends it. */
export function onOpened(open: (path: string) => void): () => void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const hear = ({ data }: MessageEvent<{ open?: unknown }>) => {
    if (typeof data.open === 'string') open(data.open)
  }
  worker?.addEventListener('message', hear)
  return () => worker?.removeEventListener('message', hear)
}
