import { MAX_CHOSEN, MAX_DELIVERY_TEXT } from '@runmart/contract/orders-desk'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { ActOnManyDialog } from '#ui/act-on-many.tsx'
import { Button } from '#ui/button.tsx'
import { fileProblemText, readPastedText } from '../read-text-file.ts'
import type { Finished } from './act-result.tsx'
import { ActSteps } from './act-steps.tsx'
import { BadFileLines } from './bad-file-lines.tsx'
import { FileLinesField } from './file-lines-field.tsx'
import { readDeliveries } from './read-deliveries.ts'

type Props = { open: boolean; onFinish: (finished: Finished) => void; onClose: () => void }

/** Delivers many orders, each with its own text, from pasted lines or a file. */
export function DeliverFileDialog({ open, onFinish, onClose }: Props) {
  const t = useOperatorTranslations()
  const [content, setContent] = useState('')
  const [source, setSource] = useState<{ notes: ReadonlyMap<string, string> } | null>(null)
  const [running, setRunning] = useState(false)
  const close = () => {
    setSource(null)
    onClose()
  }
  return (
    <ActOnManyDialog
      open={open}
      running={running}
      onClose={close}
      title={t('operatorDesk.fileTitle')}
      description={t(source ? 'operatorDesk.deliverMeans' : 'operatorDesk.fileText')}
    >
      {source ? (
        <ActSteps
          act="deliver"
          source={source}
          onRunning={setRunning}
          onFinish={(finished) => {
            setContent('')
            onFinish(finished)
          }}
          onClose={close}
          back={<Button onClick={() => setSource(null)}>{t('operatorDesk.fileBack')}</Button>}
        />
      ) : (
        <DeliveryLines content={content} onContent={setContent} onCheck={(notes) => setSource({ notes })} />
      )}
    </ActOnManyDialog>
  )
}

type LinesProps = {
  content: string
  onContent: (content: string) => void
  onCheck: (notes: ReadonlyMap<string, string>) => void
}

/** The typed or loaded lines, with a live summary. */
function DeliveryLines({ content, onContent, onCheck }: LinesProps) {
  const t = useOperatorTranslations()
  const [problem, setProblem] = useState<string | null>(null)
  const { notes, bad, leftOut } = readDeliveries(content)
  const check = () => {
    const pasted = readPastedText(content)
    if (typeof pasted === 'string') return setProblem(fileProblemText(t, pasted))
    if (notes.size === 0) return setProblem(t('operatorDesk.fileNone'))
    if (notes.size > MAX_CHOSEN) return setProblem(t('operatorDesk.fileMany', { count: MAX_CHOSEN }))
    onCheck(notes)
  }
  return (
    <div className="flex flex-col gap-4">
      <FileLinesField
        label={t('operatorDesk.fileLines')}
        example="RM-7K3QX9|user@example.com:Xy7pQ2"
        content={content}
        problem={problem}
        onContent={(next) => {
          setProblem(null)
          onContent(next)
        }}
      />
      <p role="status" className="text-[13px] font-semibold text-ink empty:hidden">
        {notes.size > 0 && t('operatorDesk.fileGood', { count: notes.size })}
        {bad.length > 0 && (
          <span className="text-failed">
            {notes.size > 0 && ' · '}
            {t('operatorDesk.fileBad', { count: bad.length })}
          </span>
        )}
      </p>
      {leftOut.size > 0 && (
        <p className="text-[13px] text-ink-soft">{t('operatorDesk.fileLeftOut', { count: leftOut.size })}</p>
      )}
      {bad.length > 0 && (
        <BadFileLines
          count={bad.length}
          bad={bad.map(({ line, problem: why }) => ({
            line,
            reason: why === 'notText' ? t('fields.notText') : t(`operatorDesk.${why}`, { count: MAX_DELIVERY_TEXT }),
          }))}
        />
      )}
      <div className="flex justify-end">
        <Button variant="primary" onClick={check}>
          {t('operatorDesk.fileCheck')}
        </Button>
      </div>
    </div>
  )
}
