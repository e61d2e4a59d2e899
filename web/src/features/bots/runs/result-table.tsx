import type { LineDone } from '@runmart/contract/bots'
import { useLanguage } from '#platform/language.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { LineState } from './line-state.tsx'
import { resultWords } from './result-words.ts'

/** Lines and what became of them; a phone shows the answer below the line. */
export function ResultTable({ rows }: { rows: readonly LineDone[] }) {
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
          <span className="line-clamp-2 text-[13px] wrap-anywhere text-ink-faint sm:hidden">
            {resultWords({ t }, row)}
          </span>
        </div>
      ),
    },
    { key: 'status', header: t('runConsole.status'), cell: (row) => <LineState status={row.status} /> },
    {
      key: 'answer',
      header: t('runConsole.answer'),
      cell: (row) => (
        <span title={resultWords({ t }, row)} className="line-clamp-2 wrap-anywhere text-ink-soft">
          {resultWords({ t }, row)}
        </span>
      ),
      wideOnly: true,
    },
  ]
  return <Table caption={t('runConsole.results')} columns={columns} rows={rows} rowKey={(row) => String(row.line)} />
}
