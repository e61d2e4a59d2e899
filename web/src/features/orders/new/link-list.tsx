import type { Service } from '@runmart/contract/catalog'
import { unitPrice } from '@runmart/contract/catalog-brackets'
import type { FieldProblem } from '@runmart/contract/errors'
import { useMemo, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useFormState } from '#ui/form-context.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { Section } from '#ui/section.tsx'
import { LinesInput } from '../lines-input.tsx'
import { fileProblemText, PASTED, readPastedText, readTextFile } from '../read-text-file.ts'
import { amountLimits } from './limits.ts'
import { joinLines, type LinkLine, parseLinkLines, replaceLine, summarizeLines } from './link-lines.ts'
import { LinkTable } from './link-table.tsx'

type Props = { list: ReturnType<typeof useLinkList>; service: Service | null }

/** A list of links. It shows each line with its price, so that customers correct it before they pay. */
export function LinkList({ list, service }: Props) {
  const t = useTranslations()
  const { lines, summary, problems } = list
  if (!lines.length)
    return (
      <Section title={t('orderForm.list')} padded={false}>
        <LinkListInput onRead={list.read} />
      </Section>
    )
  const { bad, duplicates, sum } = summary
  const isOutside = service && problems.content === 'outOfRange'
  const counts = [t('orderForm.lineCount', { count: lines.length }), t('orderForm.referrals', { count: sum })]
  return (
    <Section
      title={t('orderForm.list')}
      description={<span role="status">{counts.join(' · ')}</span>}
      padded={false}
      action={
        <Button size="sm" onClick={list.clear}>
          {t('orderForm.replace')}
        </Button>
      }
    >
      <input type="hidden" name="content" />
      <div className="flex flex-col gap-2 not-empty:border-b not-empty:border-line not-empty:p-3">
        {bad.length > 0 && (
          <Alert
            tone="danger"
            title={t('orderForm.badLines', { count: bad.length })}
            action={
              <Button size="sm" onClick={list.removeBad}>
                {t('orderForm.removeBad', { count: bad.length })}
              </Button>
            }
          >
            {t('orderForm.correctFirst')}
          </Alert>
        )}
        {isOutside && <Alert tone="danger">{t('orderForm.sumRange', { ...amountLimits(service), sum })}</Alert>}
        {duplicates.size > 0 && <Alert>{t('orderForm.duplicates', { count: duplicates.size })}</Alert>}
      </div>
      <LinkTable summary={summary} price={service && unitPrice(service, sum)} onChange={list.change} />
    </Section>
  )
}

type NamedList = { fileName: string; lines: readonly LinkLine[] }
const emptyList: NamedList = { fileName: '', lines: [] }
/** The stored list, for customers who leave the form and come back. */
type Kept = { text: string; keep: (text: string) => void }

function keptList(text: string): NamedList {
  return text ? { fileName: PASTED, lines: parseLinkLines(text) ?? [] } : emptyList
}

/** A list of links for correction and for sending. */
export function useLinkList(service: Service | null, kept: Kept) {
  const [{ fileName, lines }, setOwn] = useState(() => keptList(kept.text))
  const setList = (next: NamedList) => {
    setOwn(next)
    kept.keep(joinLines(next.lines))
  }
  const summary = useMemo(() => summarizeLines(lines), [lines])
  const { least, most } = service ? amountLimits(service) : { least: 0, most: Number.POSITIVE_INFINITY }
  const fits = summary.sum >= least && summary.sum <= most
  const firstBad = summary.bad[0]?.read
  const problem: FieldProblem | null =
    typeof firstBad === 'string' ? firstBad : !lines.length ? 'uploadRequired' : fits ? null : 'outOfRange'
  return {
    lines,
    summary,
    /** All referrals together; null until every line is right and the sum fits the service. */
    count: problem ? null : summary.sum,
    problems: { content: problem },
    read: (name: string, next: LinkLine[]) => setList({ fileName: name, lines: next }),
    change: (line: number, text: string) => setList({ fileName, lines: replaceLine(lines, line, text) }),
    removeBad: () => setList({ fileName, lines: summary.good }),
    clear: () => setList(emptyList),
    form: () => ({ orderType: 'multiply' as const, fileName, content: joinLines(lines) }),
  }
}

type LinkListInputProps = { onRead: (fileName: string, lines: LinkLine[]) => void }

/** Reads a list of links from a dropped or chosen .txt file, or from pasted lines. */
function LinkListInput({ onRead }: LinkListInputProps) {
  const t = useTranslations()
  const { clearProblem } = useFormState()
  const [problem, setProblem] = useState<string | null>(null)
  const take = (read: Awaited<ReturnType<typeof readTextFile>>) => {
    clearProblem('content')
    if (typeof read === 'string') return setProblem(fileProblemText(t, read))
    const lines = parseLinkLines(read.content)
    if (lines) onRead(read.fileName, lines)
    else setProblem(t('fields.tooManyLines'))
  }
  const choose = async (file: File) => {
    setProblem(null)
    take(await readTextFile(file))
  }
  return (
    <div className="flex flex-col gap-5 p-5">
      <LinesInput
        label={t('orderForm.file')}
        hint={
          // A bar in the text font looks like a letter.
          <LinkedSentence
            sentence={t('orderForm.listFormat', { bar: '‹bar›' })}
            parts={{ bar: <code className="font-mono">|</code> }}
          />
        }
        error={problem ?? undefined}
        example="https://example.com/?ref=abc|100"
        onFile={(file) => void choose(file)}
        onPaste={(text) => take(readPastedText(text))}
      />
    </div>
  )
}
