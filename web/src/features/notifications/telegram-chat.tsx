import { notifications } from '@runmart/contract/notifications'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { settingsKept } from './settings-kept.ts'

/** The chat that news goes to, and the way to end that. */
export function TelegramChat({ bot, chat }: { bot: string; chat: string }) {
  const t = useTranslations()
  const [asking, setAsking] = useState(false)
  const { send, sending } = useApiMutation(notifications.unlinkTelegram)
  const unlink = async () => {
    const answer = await send()
    setAsking(false)
    if (answer.success) settingsKept.set(answer.data)
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
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('notificationSettings.unlink')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('notificationSettings.unlinkTitle')}
        description={t('notificationSettings.unlinkText', { chat })}
        confirm={t('notificationSettings.unlink')}
        danger
        loading={sending}
        onConfirm={unlink}
      />
    </div>
  )
}
