import { Suspense } from 'react'
import { useSay } from '#platform/language.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Telegram was opened elsewhere: what to do there, and the same link again for another try or another device. */
export function TelegramWaiting({ bot, url }: { bot: string; url: string }) {
  const say = useSay()
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Suspense fallback={<Skeleton className="size-32 rounded-lg" />}>
        <QrCode
          text={url}
          label={say('notificationSettings.qrLabel', { bot })}
          className="size-32 border border-line"
        />
      </Suspense>
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold text-pending">{say('notificationSettings.waiting')}</p>
        <p className="mt-1 text-pretty text-ink-soft">
          {say('notificationSettings.waitingText', { bot })} {say('notificationSettings.scan')}
        </p>
        <a href={url} target="_blank" rel="noopener noreferrer" className={buttonLook('secondary', 'sm', 'mt-3')}>
          {say('notificationSettings.openTelegram')}
        </a>
      </div>
    </div>
  )
}
