import {
  conversationsOperator,
  conversationViews,
  type MailboxHealth,
  type Measured,
} from '@runmart/contract/conversations-operator'
import { CircleCheck } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { durationText } from '#ui/duration-text.ts'
import { FilterBar } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { useInvalidateOnChange } from './use-operator-conversation.ts'

const emptyTexts = {
  open: ['operatorConversations.none', 'operatorConversations.noneText'],
  problems: ['operatorConversations.noneProblems', 'operatorConversations.noneProblemsText'],
  mine: ['operatorConversations.noneMine', 'operatorConversations.noneMineText'],
  closed: ['operatorConversations.noneClosed', 'operatorConversations.noneClosedText'],
} as const

const readFilters = (get: (name: 'view' | 'q') => string) => (get('q') ? { q: get('q') } : {})

/** All conversations, waiting customers first, with the measured answer times. */
export default function MessagesPage() {
  const t = useOperatorTranslations()
  const { language } = useLanguage()
  const filters = useFilters(readFilters)
  const view = conversationViews.find((it) => it === filters.get('view')) ?? 'open'
  const query = { view, ...filters.values }
  const list = useApiPage(
    conversationsOperator.list,
    filters.page,
    { query },
    { refetchInterval: 15_000, localized: true },
  )
  useInvalidateOnChange()
  const [emptyTitle, emptyText] = emptyTexts[view]
  const screen = (
    <ListScreen
      list={list}
      filters={filters}
      filterBar={<FilterBar filters={filters} search={t('operatorConversations.search')} />}
      count={(count) => t('operatorConversations.found', { count })}
      skeleton={<RowsSkeleton rows={6} lead dense />}
      empty={{ icon: CircleCheck, title: t(emptyTitle), text: t(emptyText) }}
      noMatch={{ title: t('operatorConversations.noneFound') }}
    >
      {(items) => (
        <List label={t('operatorConversations.title')}>
          {items.map((it) => (
            <ConversationRow key={it.id} conversation={it} />
          ))}
        </List>
      )}
    </ListScreen>
  )
  const counts = { open: list.data?.waiting, problems: list.data?.problems, mine: undefined, closed: undefined }
  const countOf = (count: number | undefined) =>
    count === undefined ? '' : ` · ${new Intl.NumberFormat(language).format(count)}`
  return (
    <>
      <title>{`${t('operatorConversations.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorConversations.title')}
        description={t('operatorConversations.intro')}
        actions={
          <>
            {list.data && <MeasuredTimes {...list.data.measured} />}
            <ButtonLink to={operatorPaths.savedReplies}>{t('operatorConversations.replies')}</ButtonLink>
          </>
        }
      />
      {list.data?.mailbox?.problem && <MailboxProblem {...list.data.mailbox.problem} />}
      <Tabs
        value={view}
        onValueChange={(next) => filters.set({ view: next === 'open' ? null : next })}
        tabs={conversationViews.map((it) => ({
          value: it,
          label: t(`operatorConversations.${it}`) + countOf(counts[it]),
          content: screen,
        }))}
      />
    </>
  )
}

/** The reason why mailed answers do not arrive. */
function MailboxProblem({ since, code, detail }: NonNullable<MailboxHealth['problem']>) {
  const t = useOperatorTranslations()
  return (
    <Alert tone="warning" title={t('operatorConversations.mailboxProblem')} className="mb-4">
      {t(`mailboxProblemNames.${code}`)}
      {detail && <span className="wrap-anywhere"> ({detail})</span>} · <DateTime at={since} />
    </Alert>
  )
}

/** The measured times until the first answer and the solution, and the share of solved conversations. */
function MeasuredTimes({ firstAnswerSeconds, solvingSeconds, rated, solved }: Measured) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const duration = (seconds: number | null) =>
    seconds === null ? t('operatorConversations.notMeasured') : durationText(language, seconds)
  const facts = [
    { label: t('operatorConversations.firstAnswer'), value: duration(firstAnswerSeconds) },
    { label: t('operatorConversations.solving'), value: duration(solvingSeconds) },
    {
      label: t('operatorConversations.solved'),
      value: rated ? t('operatorConversations.solvedOf', { solved, rated }) : t('operatorConversations.notMeasured'),
    },
  ]
  return (
    <dl title={t('operatorConversations.measuredNote')} className="mr-4 flex flex-wrap gap-x-6 gap-y-2">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-xs text-ink-faint">{label}</dt>
          <dd className="font-bold text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
