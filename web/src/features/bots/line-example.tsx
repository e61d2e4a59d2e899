import type { BotInfo } from '@runmart/contract/bots'
import { useTranslations } from '#platform/language.tsx'

/** A line in the form that a bot takes. */
export function LineExample({ bot }: { bot: BotInfo }) {
  const t = useTranslations()
  return (
    <p className="text-[13px] text-pretty text-ink-soft">
      {t('botInput.example')}{' '}
      <code className="rounded-md bg-sunken px-1.5 py-0.5 font-mono text-xs wrap-anywhere text-ink dark:bg-raised">
        {bot.example}
      </code>
    </p>
  )
}
