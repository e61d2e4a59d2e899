import { botsOperator, type DeskBot } from '@runmart/contract/bots-operator'
import { Bot } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { BotRow } from './bot-row.tsx'
import { BotSettingsDialog } from './bot-settings-dialog.tsx'

/** The bots that services can run, and what the shop sets for each. */
export function InstalledBots() {
  const t = useOperatorTranslations()
  const list = useApi(botsOperator.installed, {}, { localized: true })
  const { item: bot, isOpen, open, close } = useItemDialog<DeskBot, 'settings'>()
  return (
    <Section title={t('operatorBots.installed')} description={t('operatorBots.installedText')} padded={false}>
      <ListScreen
        frame="none"
        list={list}
        skeleton={<RowsSkeleton rows={3} />}
        empty={{ icon: Bot, title: t('operatorBots.noneInstalled'), text: t('operatorBots.noneInstalledText') }}
      >
        {(bots) => (
          <List label={t('operatorBots.installed')}>
            {bots.map((it) => (
              <BotRow key={it.id} bot={it} onSettings={() => open('settings', it)} />
            ))}
          </List>
        )}
      </ListScreen>
      {bot && <BotSettingsDialog bot={bot} open={isOpen('settings')} onClose={close} />}
    </Section>
  )
}
