import type { LineDone } from '@runmart/contract/bots'
import { type Translations, useLanguage } from '#platform/language.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { LineStatusLabel } from './line-status.tsx'

/** Lines and their results; on a phone the answer is below the line. */
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

/** The result of a line: the bot's own answer, or the shop's problem in the reader's language. */
function resultText(t: Translations['t'], { text, problem }: LineDone): string {
  if (!problem) return text
  const sentence = t(`resultProblems.${problem.code}`)
  return problem.detail ? `${sentence}: ${problem.detail}` : sentence
}
