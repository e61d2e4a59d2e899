import type { DataOf } from '@runmart/contract/endpoint'
import { MAX_LINKS_FILE_BYTES, ordersLinks } from '@runmart/contract/orders-links'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { fileProblemText, readPastedText } from '../read-text-file.ts'
import { BadFileLines } from './bad-file-lines.tsx'
import { FileLinesField } from './file-lines-field.tsx'

type Props = { order: OperatorOrder; open: boolean; onClose: () => void }

/**
 * Updates the progress of an order's links from a file, for any number of links. It checks the file before it saves.
 */
export function LinksFileDialog({ order, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorLinks.title')}
      description={t('operatorLinks.text')}
    >
      <LinksFileForm id={order.id} onClose={onClose} />
    </Dialog>
  )
}

function LinksFileForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useOperatorTranslations()
  const [content, setContent] = useState('')
  const [checked, setChecked] = useState<DataOf<typeof ordersLinks.check> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { act: sendCheck, acting: checking } = useAct(ordersLinks.check)
  const { act: sendLinks, acting: saving } = useAct(ordersLinks.save, { once: id, untilFresh: true })
  const limit = {
    bytes: MAX_LINKS_FILE_BYTES,
    text: t('operatorLinks.fileLimit'),
    tooLarge: t('operatorLinks.tooLarge'),
  }
  const refuse = (error: string, fields: Record<string, string> = {}) =>
    setProblem([error, ...Object.values(fields)].join(' '))
  const check = async () => {
    const pasted = readPastedText(content, limit.bytes)
    if (typeof pasted === 'string') return setProblem(fileProblemText(t, pasted, limit.tooLarge))
    const answer = await sendCheck({ params: { id }, body: { content } })
    if (answer.success) setChecked(answer.data)
    else refuse(answer.error, answer.data?.fields)
  }
  const save = async () => {
    const answer = await sendLinks({ params: { id }, body: { content } })
    if (answer.success) onClose()
    else refuse(answer.error, answer.data?.fields)
  }
  const canSave = checked !== null && checked.badCount === 0 && checked.changed > 0
  return (
    <div className="flex flex-col gap-4">
      <FileLinesField
        label={t('operatorLinks.lines')}
        example={t('operatorLinks.example')}
        content={content}
        problem={problem}
        limit={limit}
        onContent={(next) => {
          setContent(next)
          setChecked(null)
          setProblem(null)
        }}
      />
      {checked && (
        <p role="status" className="text-[13px] font-semibold text-ink">
          {checked.changed > 0
            ? `${t('operatorLinks.changes', { count: checked.changed })}, ${t('operatorLinks.added', { count: checked.added })}`
            : t('operatorLinks.none')}
          {checked.badCount > 0 && (
            <span className="text-failed"> · {t('operatorDesk.fileBad', { count: checked.badCount })}</span>
          )}
        </p>
      )}
      {checked && checked.badCount > 0 && (
        <BadFileLines
          count={checked.badCount}
          bad={checked.bad.map(({ line, problem: why }) => ({ line, reason: t(`doneLineProblems.${why}`) }))}
        />
      )}
      <div className="flex justify-end">
        {canSave ? (
          <Button variant="primary" loading={saving} onClick={() => void save()}>
            {t('operatorLinks.save')}
          </Button>
        ) : (
          <Button variant="primary" loading={checking} onClick={() => void check()}>
            {t('operatorLinks.check')}
          </Button>
        )}
      </div>
    </div>
  )
}
