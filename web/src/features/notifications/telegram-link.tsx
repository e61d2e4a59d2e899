import { Send } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { TelegramWaiting } from './telegram-waiting.tsx'
import { useTelegramLink } from './use-telegram-link.ts'

/** The way to news by Telegram, while no chat is linked. */
export function TelegramLink({ bot }: { bot: string }) {
  const t = useTranslations()
  const { url, begin, sending } = useTelegramLink()
  if (url) return <TelegramWaiting bot={bot} url={url} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold text-ink">{t('notificationSettings.telegram')}</p>
        <p className="text-[13px] text-ink-faint">{t('notificationSettings.telegramOff', { bot })}</p>
      </div>
      <Button size="sm" loading={sending} icon={<Send aria-hidden />} onClick={begin}>
        {t('notificationSettings.link')}
      </Button>
    </div>
  )
}
