import { botsOperator, type DeskBot } from '@runmart/contract/bots-operator'
import { Bot } from 'lucide-react'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useLocalizedApi } from '#platform/use-localized-api.ts'
import { Empty } from '#ui/empty.tsx'
import { List } from '#ui/list.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BotRow } from './bot-row.tsx'
import { BotSettingsDialog } from './bot-settings-dialog.tsx'

/** The bots that services can run, and what the shop sets for each. */
export function InstalledBots() {
  const t = useOperatorTranslations()
  const { data, refusal, asking, askAgain } = useLocalizedApi(botsOperator.installed)
  const [bot, setBot] = useState<DeskBot | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <Section title={t('operatorBots.installed')} description={t('operatorBots.installedText')} padded={false}>
      {!data && !refusal && (
        <div aria-busy="true" className="flex flex-col gap-4 p-5">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-12 w-full" />
          ))}
        </div>
      )}
      {refusal && (
        <Refused onRetry={askAgain} retrying={asking}>
          {refusal}
        </Refused>
      )}
      {data?.items.length === 0 && (
        <Empty icon={Bot} title={t('operatorBots.noneInstalled')}>
          {t('operatorBots.noneInstalledText')}
        </Empty>
      )}
      {data && data.items.length > 0 && (
        <List label={t('operatorBots.installed')}>
          {data.items.map((it) => (
            <BotRow
              key={it.id}
              bot={it}
              onSettings={() => {
                setBot(it)
                setOpen(true)
              }}
            />
          ))}
        </List>
      )}
      {bot && <BotSettingsDialog bot={bot} open={open} onClose={() => setOpen(false)} />}
    </Section>
  )
}
