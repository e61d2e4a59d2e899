import { bots, type LineDone, lineStatuses, type OrderRun } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import { Download, FileText, FileX2, ListChecks, RotateCcw, Table2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { download } from '#platform/download.ts'
import { type Translations, useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { invalidate } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { LineStatusLabel } from './line-status.tsx'

/** The results of the lines, growing while the bot works. The URL contains the filter. */
export function RunResults({ order, run }: OrderRun) {
  const t = useTranslations()
  const filters = useFilters(readLineFilter)
  const { lines: status } = filters.values
  const list = useApiPage(bots.results, filters.page, { params: { id: order.id }, query: status ? { status } : {} })
  useRefreshResults({ order, run })
  return (
    <Section
      title={t('runConsole.results')}
      padded={false}
      action={
        <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto sm:flex-1 sm:justify-end">
          <SegmentedControl
            bare
            label={t('runConsole.whichLines')}
            name="lines"
            value={status ?? 'all'}
            options={[
              { value: 'all', label: t('runConsole.everyStatus') },
              ...lineStatuses.map((it) => ({ value: it, label: t(`lineStates.${it}`) })),
            ]}
            onChange={(next) => filters.set({ lines: next === 'all' ? null : next }, true)}
          />
          <RerunLink order={order} run={run} />
          <DownloadMenu order={order} run={run} />
        </div>
      }
    >
      <ListScreen
        frame="none"
        list={list}
        filters={filters}
        skeleton={<RowsSkeleton dense lines={1} end="text" />}
        empty={{ icon: ListChecks, title: t('runConsole.resultsEmpty'), text: t('runConsole.resultsEmptyText') }}
        noMatch={{ title: t('runConsole.resultsNoMatch'), text: t('runConsole.resultsNoMatchText') }}
      >
        {(rows) => <ResultTable rows={rows} />}
      </ListScreen>
    </Section>
  )
}

function readLineFilter(get: (name: 'lines') => string) {
  const lines = lineStatuses.find((it) => it === get('lines'))
  return lines ? { lines } : {}
}

/** Replaces the results after the shop has deleted them. */
export function DeletedResults() {
  const t = useTranslations()
  return (
    <Section title={t('runConsole.results')} padded={false}>
      <Empty icon={FileX2} title={t('runConsole.gone')}>
        {t('runConsole.goneText')}
      </Empty>
    </Section>
  )
}

const REFRESH_MS = 2000

/** Refetches the results when there are more, but not too often, and at the end, which adds skipped lines. */
function useRefreshResults({ order, run }: OrderRun): void {
  const { ok, failed, skipped } = run.progress
  const version = `${ok + failed + skipped} ${order.orderStatus}`
  const fetched = useRef({ version, at: Date.now() })
  useEffect(() => {
    if (fetched.current.version === version) return
    const refresh = () => {
      fetched.current = { version, at: Date.now() }
      invalidate(bots.results)
    }
    const timer = setTimeout(refresh, Math.max(0, fetched.current.at + REFRESH_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [version])
}

/** Lines with their results; phones show the answer below the line. */
function ResultTable({ rows }: { rows: readonly LineDone[] }) {
  const { language, t } = useLanguage()
  const number = new Intl.NumberFormat(language)
  const columns: Column<LineDone>[] = [
    {
      key: 'line',
      header: t('runConsole.line'),
      cell: (row) => <span className="text-ink-faint">{number.format(row.line)}</span>,
      align: 'end',
      wideOnly: true,
    },
    {
      key: 'input',
      header: t('runConsole.input'),
      cell: (row) => (
        <div className="min-w-0 max-w-md">
          <span title={row.input} className="line-clamp-2 font-mono text-xs wrap-anywhere text-ink">
            {row.input}
          </span>
          <span className="line-clamp-2 text-[13px] wrap-anywhere text-ink-faint sm:hidden">{resultText(t, row)}</span>
        </div>
      ),
    },
    { key: 'status', header: t('runConsole.status'), cell: (row) => <LineStatusLabel status={row.status} /> },
    {
      key: 'answer',
      header: t('runConsole.answer'),
      cell: (row) => (
        <span title={resultText(t, row)} className="line-clamp-2 wrap-anywhere text-ink-soft">
          {resultText(t, row)}
        </span>
      ),
      wideOnly: true,
    },
  ]
  return <Table caption={t('runConsole.results')} columns={columns} rows={rows} rowKey={(row) => String(row.line)} />
}

/** The result of a line: the bot's answer, or the shop's problem in the reader's language. */
function resultText(t: Translations['t'], { text, problem }: LineDone): string {
  if (!problem) return text
  const sentence = t(`resultProblems.${problem.code}`)
  return problem.detail ? `${sentence}: ${problem.detail}` : sentence
}

/** Downloads the results as CSV, or the lines as the original text. */
function DownloadMenu({ order, run }: OrderRun) {
  const t = useTranslations()
  const [downloading, setDownloading] = useState(false)
  const { ok, failed, skipped } = run.progress
  const save = async (query: { format: 'csv' | 'txt'; status?: 'ok' | 'failed' }) => {
    setDownloading(true)
    const answer = await download(bots.results, { params: { id: order.id }, query })
    setDownloading(false)
    if (answer.success) showToast('success', t('lists.csvSaved', { name: answer.data.name }))
  }
  const table = <Table2 aria-hidden />
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<Download aria-hidden />} loading={downloading}>
          {t('runConsole.download')}
        </Button>
      }
    >
      <MenuItem icon={table} disabled={ok + failed + skipped === 0} onClick={() => save({ format: 'csv' })}>
        {t('runConsole.saveAll')}
      </MenuItem>
      <MenuItem icon={table} disabled={ok === 0} onClick={() => save({ format: 'csv', status: 'ok' })}>
        {t('runConsole.saveOk')}
      </MenuItem>
      <MenuItem icon={table} disabled={failed === 0} onClick={() => save({ format: 'csv', status: 'failed' })}>
        {t('runConsole.saveFailed')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<FileText aria-hidden />} onClick={() => save({ format: 'txt' })}>
        {t('runConsole.saveLines')}
      </MenuItem>
    </Menu>
  )
}

/** Links to a new order with the failed and skipped lines. Hidden while paid days remain: restarting is free then. */
function RerunLink({ order, run }: OrderRun) {
  const t = useTranslations()
  const { total, ok } = run.progress
  if (!isFinal(order.orderStatus) || run.filesGone || ok === total) return null
  return (
    <ButtonLink to={paths.botAgain(order.id)} icon={<RotateCcw aria-hidden />}>
      {t('runConsole.again')}
    </ButtonLink>
  )
}
