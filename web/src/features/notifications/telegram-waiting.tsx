import { Suspense } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Telegram was opened elsewhere: what to do there, and the same link again for another try or another device. */
export function TelegramWaiting({ bot, url }: { bot: string; url: string }) {
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
