import { useEffect, useState } from 'react'
import { readPermission } from './notify-in-background.ts'

/** Whether the browser shows notifications, and a way to ask for it, which browsers want to follow a press. */
export function usePermission() {
  const [permission, setPermission] = useState(readPermission)
  useEffect(() => {
    // It can be changed in the settings of the browser, which are elsewhere.
    const read = () => setPermission(readPermission())
    document.addEventListener('visibilitychange', read)
    addEventListener('focus', read)
    return () => {
      document.removeEventListener('visibilitychange', read)
      removeEventListener('focus', read)
    }
  }, [])
  const ask = async () => {
    await Notification.requestPermission()
    setPermission(readPermission())
  }
  return { permission, ask }
}
