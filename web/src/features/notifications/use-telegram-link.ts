import { notifications } from '@runmart/contract/notifications'
import { useEffect, useState } from 'react'
import { useInvalidateWhile } from '#platform/use-api.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'

/** Opens the shop's bot in Telegram and looks until a chat is linked, or until the link is of no use any more. */
export function useTelegramLink() {
  const { send, sending } = useApiMutation(notifications.linkTelegram)
  const [link, setLink] = useState<{ url: string; expiresAt: string } | null>(null)
  useInvalidateWhile(link !== null, notifications.settings)
  useEffect(() => {
    if (!link) return
    const timer = setTimeout(() => setLink(null), new Date(link.expiresAt).getTime() - Date.now())
    return () => clearTimeout(timer)
  }, [link])

  const begin = async () => {
    // Browsers let a click open a tab, but not an answer that comes later.
    const tab = window.open('about:blank', '_blank')
    const answer = await send()
    if (!answer.success) return tab?.close()
    setLink(answer.data)
    if (!tab) return
    tab.opener = null
    tab.location.replace(answer.data.url)
  }
  return { url: link?.url ?? null, begin, sending }
}
