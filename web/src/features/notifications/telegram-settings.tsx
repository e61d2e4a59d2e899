import { notifications } from '@runmart/contract/notifications'
import { CircleCheck, Send } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { useInvalidateWhile } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { settingsCache } from './settings-cache.ts'

/** Links or unlinks the Telegram chat for notifications. */
export function TelegramSettings({ bot, chat }: { bot: string; chat: string | null }) {
  return chat === null ? <LinkChat bot={bot} /> : <LinkedChat bot={bot} chat={chat} />
}

function LinkedChat({ bot, chat }: { bot: string; chat: string }) {
  const t = useTranslations()
  const [confirming, setConfirming] = useState(false)
  const { act, acting } = useAct(notifications.unlinkTelegram, { refusals: 'toast' })
  const unlink = async () => {
    const answer = await act()
    setConfirming(false)
    if (answer.success) settingsCache.set(answer.data)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex items-center gap-2 font-semibold text-success">
          <CircleCheck aria-hidden className="size-4.5 shrink-0" />
          <span className="wrap-anywhere">{t('notificationSettings.telegramOn', { chat })}</span>
        </p>
        <p className="text-[13px] text-ink-faint">{t('notificationSettings.telegramOnText', { bot })}</p>
      </div>
      <Button size="sm" onClick={() => setConfirming(true)}>
        {t('notificationSettings.unlink')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('notificationSettings.unlinkTitle')}
        description={t('notificationSettings.unlinkText', { chat })}
        confirm={t('notificationSettings.unlink')}
        danger
        loading={acting}
        onConfirm={unlink}
      />
    </div>
  )
}

function LinkChat({ bot }: { bot: string }) {
  const t = useTranslations()
  const { url, open, opening } = useTelegramLink()
  if (url) return <WaitingForChat bot={bot} url={url} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold text-ink">{t('notificationSettings.telegram')}</p>
        <p className="text-[13px] text-ink-faint">{t('notificationSettings.telegramOff', { bot })}</p>
      </div>
      <Button size="sm" loading={opening} icon={<Send aria-hidden />} onClick={open}>
        {t('notificationSettings.link')}
      </Button>
    </div>
  )
}

/** Shown while the customer links the chat in Telegram: instructions, and the link for another try or device. */
function WaitingForChat({ bot, url }: { bot: string; url: string }) {
  const t = useTranslations()
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Suspense fallback={<Skeleton className="size-32 rounded-lg" />}>
        <QrCode text={url} label={t('notificationSettings.qrLabel', { bot })} className="size-32 border border-line" />
      </Suspense>
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold text-pending">{t('notificationSettings.waiting')}</p>
        <p className="mt-1 text-pretty text-ink-soft">
          {t('notificationSettings.waitingText', { bot })} {t('notificationSettings.scan')}
        </p>
        <a href={url} target="_blank" rel="noopener noreferrer" className={buttonStyles('secondary', 'sm', 'mt-3')}>
          {t('notificationSettings.openTelegram')}
        </a>
      </div>
    </div>
  )
}

/** Opens the shop's bot in Telegram and polls until a chat is linked or the link has expired. */
function useTelegramLink() {
  const { act, acting } = useAct(notifications.linkTelegram, { refusals: 'toast' })
  const [link, setLink] = useState<{ url: string; expiresAt: string } | null>(null)
  useInvalidateWhile(link !== null, notifications.settings)
  useEffect(() => {
    if (!link) return
    const timer = setTimeout(() => setLink(null), new Date(link.expiresAt).getTime() - Date.now())
    return () => clearTimeout(timer)
  }, [link])

  const open = async () => {
    // Browsers allow a new tab during a click, but not after a later answer.
    const tab = window.open('about:blank', '_blank')
    const answer = await act()
    if (!answer.success) return tab?.close()
    setLink(answer.data)
    if (!tab) return
    tab.opener = null
    tab.location.replace(answer.data.url)
  }
  return { url: link?.url ?? null, open, opening: acting }
}
