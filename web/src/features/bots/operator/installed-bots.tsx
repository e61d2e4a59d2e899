import { botsOperator, type OperatorBot } from '@runmart/contract/bots-operator'
import { Bot, Settings2, TriangleAlert } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { BotSettingsDialog } from './bot-settings-dialog.tsx'

/** The bots that services can run, and what the shop sets for each, for who may set it. */
export function InstalledBots() {
  const t = useOperatorTranslations()
  const may = useRights()
  const list = useApi(botsOperator.installed, {}, { localized: true })
  const { item: bot, isOpen, open, close } = useItemDialog<OperatorBot, 'settings'>()
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
              <BotRow key={it.id} bot={it} onSettings={may('settings') ? () => open('settings', it) : null} />
            ))}
          </List>
        )}
      </ListScreen>
      {bot && <BotSettingsDialog bot={bot} open={isOpen('settings')} onClose={close} />}
    </Section>
  )
}

function BotRow({ bot, onSettings }: { bot: OperatorBot; onSettings: (() => void) | null }) {
  const t = useOperatorTranslations()
  const missing = bot.settings.filter(({ fallback, isSet }) => fallback === null && !isSet).length
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
          {bot.name}
          <span className="font-mono text-xs font-normal text-ink-faint">{bot.id}</span>
          <Badge>
            {bot.services ? t('operatorBots.services', { count: bot.services }) : t('operatorBots.noServices')}
          </Badge>
        </p>
        <p className="mt-0.5 max-w-2xl text-[13px] text-pretty text-ink-soft">{bot.description}</p>
        {missing > 0 && (
          <p className="mt-1.5 flex items-center gap-1.5 text-[13px] font-semibold text-pending">
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            {t('operatorBots.unset', { count: missing })}
          </p>
        )}
      </div>
      {bot.settings.length > 0 && onSettings && (
        <Button
          size="sm"
          icon={<Settings2 aria-hidden />}
          aria-label={t('operatorBots.settingsOf', { name: bot.name })}
          onClick={onSettings}
        >
          {t('operatorBots.settings')}
        </Button>
      )}
      {bot.settings.length === 0 && <span className="text-[13px] text-ink-faint">{t('operatorBots.noSettings')}</span>}
    </li>
  )
}
