import { type BotNode, botsOperator, type OperatorBot } from '@runmart/contract/bots-operator'
import { sizeText } from '@runmart/i18n/formats'
import { Bot, Settings2, ShieldAlert, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { DateTime } from '#ui/date-time.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { percentText } from '#ui/percent-text.ts'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { StatusPill } from '#ui/status-pill.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { BotSettingsDialog } from './bot-settings-dialog.tsx'
import { RunningBots } from './running-bots.tsx'

/** Nodes and open runs for the orders right, installed bots for the catalogue right. */
export default function BotsPage() {
  const t = useOperatorTranslations()
  const may = useRights()
  return (
    <>
      <title>{`${t('operatorBots.title')} · Runmart`}</title>
      <PageHeader title={t('operatorBots.title')} description={t('operatorBots.intro')} />
      <div className="flex flex-col gap-6">
        {may('orders') && <Running />}
        {may('catalog') && <InstalledBots />}
      </div>
    </>
  )
}

/** The nodes and the open runs, with logs and stop buttons. */
function Running() {
  const running = useApi(botsOperator.running, {}, { refetchInterval: 3_000 })
  return (
    <>
      {running.data ? (
        <NodeList nodes={running.data.nodes} />
      ) : (
        !running.error && <Skeleton className="h-44 w-full rounded-lg md:w-1/2 xl:w-1/3" />
      )}
      <RunningBots running={running} />
    </>
  )
}

/** The installed bots. Operators with the settings right can edit their settings. */
function InstalledBots() {
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

/** The nodes that run bots, or a warning that no bot can run. */
function NodeList({ nodes }: { nodes: readonly BotNode[] }) {
  const t = useOperatorTranslations()
  if (nodes.length === 0)
    return (
      <Alert tone="warning" title={t('operatorBots.noNodes')}>
        {t('operatorBots.noNodesText')}
      </Alert>
    )
  return (
    <ul aria-label={t('operatorBots.nodes')} className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
      {nodes.map((node) => (
        <NodeCard key={node.id} node={node} />
      ))}
    </ul>
  )
}

/** One node: its free places, its load and its missing isolation features. */
function NodeCard({ node }: { node: BotNode }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const isFull = node.running >= node.places
  const places = t('operatorBots.places', { running: node.running, places: node.places })
  const figures = {
    [t('operatorBots.load')]: percentText(language, node.load * 100),
    [t('operatorBots.memory')]: sizeText(language, node.memoryMb * 1024 ** 2),
    [t('operatorBots.upSince')]: <DateTime at={node.startedAt} as="time" />,
  }
  return (
    <li className="min-w-0 rounded-lg border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 font-mono text-[13px] font-semibold wrap-anywhere text-ink">{node.name}</span>
        <StatusPill state={isFull ? 'pending' : 'success'}>
          {t(isFull ? 'operatorBots.full' : 'operatorBots.free')}
        </StatusPill>
      </div>
      <p className="mt-3 mb-1.5 text-[13px] text-ink-soft tabular-nums">{places}</p>
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className={classes('block h-full transition-[width] duration-200', isFull ? 'bg-pending' : 'bg-progress')}
          style={{ width: `${Math.min(100, (node.running / Math.max(1, node.places)) * 100)}%` }}
        />
      </span>
      {isFull && <p className="mt-1.5 text-[13px] text-pretty text-ink-faint">{t('operatorBots.fullText')}</p>}
      <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[13px]">
        {Object.entries(figures).map(([label, figure]) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-ink-faint">{label}</dt>
            <dd className="font-semibold text-ink tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <Isolation lacks={node.lacks} />
    </li>
  )
}

function Isolation({ lacks }: Pick<BotNode, 'lacks'>) {
  const t = useOperatorTranslations()
  if (lacks.length === 0)
    return (
      <p className="mt-3 flex items-center gap-2 text-[13px] text-ink-soft">
        <ShieldCheck aria-hidden className="size-4 shrink-0 text-success" />
        {t('operatorBots.isolated')}
      </p>
    )
  return (
    <div className="mt-3 flex gap-2 text-[13px] text-ink-soft">
      <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-pending" />
      <div className="min-w-0">
        <p className="font-semibold text-ink">{t('operatorBots.lacks')}</p>
        <ul className="list-disc pl-4">
          {lacks.map((promise) => (
            <li key={promise}>{t(`isolationPromises.${promise}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
