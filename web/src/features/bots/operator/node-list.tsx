import type { BotNode } from '@runmart/contract/bots-operator'
import { sizeText } from '@runmart/i18n/formats'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'
import { classes } from '#ui/classes.ts'
import { DateTime } from '#ui/date-time.tsx'
import { percentText } from '#ui/percent-text.ts'
import { StatusPill } from '#ui/status-pill.tsx'

/** The machines that run bots; without any, why nothing runs. */
export function NodeList({ nodes }: { nodes: readonly BotNode[] }) {
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

/** One machine: its free places, its load, and what it cannot protect from a bot. */
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
