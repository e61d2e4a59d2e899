import { MAX_ITEM } from '@runmart/contract/stock'
import { numberText } from '@runmart/i18n/formats'
import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { FileDrop } from '#ui/file-drop.tsx'
import { Form } from '#ui/form.tsx'
import { refuseField } from '#ui/form-problems.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { sizeText } from '#ui/size-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type Added, AddedNotice } from './added-notice.tsx'
import { ExpiryField, Given, readExpiry } from './expiry-field.tsx'
import { findTooLong, type GivenLine, partsOf, readLines } from './read-lines.ts'
import { type AddProps, useAddItems } from './use-add-items.ts'

/** The browser holds the whole file in memory; larger files must be split. */
const MAX_FILE_BYTES = 20_000_000

type Source = { text: string; fileName: string | null }
const blank: Source = { text: '', fileName: null }

/** Adds lines, pasted or from a text file; each becomes an item. */
export function AddLines({ keeper, serviceId, onChange, onBusy, onAdded }: AddProps) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const { act } = useAct(keeper.add, { success: 'inline' })
  const [source, setSource] = useState(blank)
  const [fileProblem, setFileProblem] = useState<string>()
  const [turn, setTurn] = useState(0)
  const {
    waiting: lines,
    underWay,
    done,
    rest,
    reset,
    add,
  } = useAddItems<GivenLine>(
    { onBusy },
    {
      partsOf,
      keyOf: (it) => it.value,
      send: (part, expiresAt) =>
        act({ params: { id: serviceId }, body: { lines: part.map((it) => it.value), expiresAt } }),
    },
  )
  // After a sent part, the text contains only the waiting lines.
  const text = useMemo(
    () => (done.sent > 0 ? lines.map((it) => it.value).join('\n') : source.text),
    [done, lines, source],
  )
  const describe = ({ added, repeated, unsure }: typeof done): Added => ({
    kind: 'lines',
    added,
    repeated: repeated.map((it) => it.line),
    unsure: unsure.map((it) => it.line),
  })
  const size = sizeText(language, MAX_FILE_BYTES)
  const change = (next: Source) => {
    setSource(next)
    reset(readLines(next.text))
    setFileProblem(undefined)
    onChange()
  }
  const choose = async (file: File) => {
    if (file.size > MAX_FILE_BYTES) return setFileProblem(t('operatorStock.fileTooLarge', { most: size }))
    const text = await readText(file)
    if (text === null) return setFileProblem(t('operatorStock.fileUnreadable'))
    change({ text, fileName: file.name })
  }
  const submit = async ({ expiresAt }: Given) => {
    if (lines.length === 0) return refuseField('lines', t('fields.required'))
    const long = findTooLong(lines)
    if (long) {
      const fill = { line: long.line, most: numberText(language, MAX_ITEM) }
      return refuseField('lines', t('operatorStock.lineTooLong', fill))
    }
    return add(expiresAt, (all) => {
      setSource(blank)
      setTurn(turn + 1)
      onAdded(describe(all))
    })
  }
  const total = done.sent + lines.length
  return (
    <Form label={t('operatorStock.add')} schema={Given} read={readExpiry} onSubmit={submit}>
      {rest && <AddedNotice {...describe(done)} rest={rest} />}
      {source.fileName === null ? (
        <TextArea
          label={t('operatorStock.lines')}
          name="lines"
          rows={6}
          value={text}
          labelEnd={
            lines.length > 0 && (
              <span className="text-ink-faint tabular-nums">
                {t('operatorStock.lineCount', { count: lines.length })}
              </span>
            )
          }
          onChange={(event) => change({ ...blank, text: event.target.value })}
          autoComplete="off"
          spellCheck={false}
          inputClassName="font-mono text-[13px]"
        />
      ) : (
        <p className="flex items-center gap-3 rounded-lg border border-line bg-sunken py-1 pr-1 pl-3 text-[13px] dark:bg-raised">
          <span className="min-w-0 flex-1 wrap-anywhere text-ink">
            <span className="font-semibold">{source.fileName}</span> ·{' '}
            {t('operatorStock.lineCount', { count: lines.length })}
          </span>
          <IconButton label={t('operatorStock.fileRemove')} className="size-8" onClick={() => change(blank)}>
            <X aria-hidden />
          </IconButton>
        </p>
      )}
      <FileDrop
        label={t('operatorStock.file')}
        name="file"
        error={fileProblem}
        invitation={t('operatorStock.fileDrop')}
        touchInvitation={t('operatorStock.fileTouch')}
        limits={t('operatorStock.fileLimit', { most: size })}
        accept=".txt,text/plain"
        busy={underWay > 0}
        onFile={(file) => void choose(file)}
      />
      <ExpiryField key={turn} />
      {done.sent > 0 && (
        <ProgressBar label={t('operatorStock.adding', { done: done.sent, total })} ok={done.sent} total={total} />
      )}
      <div>
        <SubmitButton>
          {lines.length ? t('operatorStock.addNow', { count: lines.length }) : t('operatorStock.addNone')}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** The text of a file; null if it is not UTF-8 text. */
async function readText(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}
