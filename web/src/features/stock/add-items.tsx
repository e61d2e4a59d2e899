import { MAX_STOCK_FILE } from '@runmart/contract/stock'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { toBase64 } from '#platform/to-data-url.ts'
import { useAct } from '#platform/use-act.ts'
import { FileDrop } from '#ui/file-drop.tsx'
import { Form } from '#ui/form.tsx'
import { refuseField } from '#ui/form-problems.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { sizeText } from '#ui/size-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { AddLines } from './add-lines.tsx'
import { type Added, AddedNotice } from './added-notice.tsx'
import { ExpiryField, Given, readExpiry } from './expiry-field.tsx'
import { filePartsOf } from './file-parts.ts'
import { type AddProps, useAddItems } from './use-add-items.ts'

/** Adds items to the stock of a service, as lines or files. No page shows the contents afterwards. */
export function AddItems({ keeper, serviceId }: Pick<AddProps, 'keeper' | 'serviceId'>) {
  const t = usePartnerTranslations()
  const [kind, setKind] = useState<'lines' | 'files'>('lines')
  const [result, setResult] = useState<Added | null>(null)
  const [busy, setBusy] = useState(false)
  const Add = kind === 'files' ? AddFiles : AddLines
  return (
    <Section
      title={t('operatorStock.add')}
      description={t(kind === 'files' ? 'operatorStock.addFilesText' : 'operatorStock.addText')}
    >
      {result && <AddedNotice {...result} />}
      <div className="mb-5">
        <SegmentedControl
          bare
          label={t('operatorStock.kind')}
          name="kind"
          value={kind}
          disabled={busy}
          options={[
            { value: 'lines', label: t('operatorStock.kindLines') },
            { value: 'files', label: t('operatorStock.kindFiles') },
          ]}
          onChange={(next) => {
            setKind(next)
            setResult(null)
          }}
        />
      </div>
      <Add
        keeper={keeper}
        serviceId={serviceId}
        onChange={() => setResult(null)}
        onBusy={setBusy}
        onAdded={setResult}
      />
    </Section>
  )
}

/** Adds files; each becomes an item. */
function AddFiles({ keeper, serviceId, onChange, onBusy, onAdded }: AddProps) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const { act } = useAct(keeper.addFiles, { success: 'inline' })
  const [problem, setProblem] = useState<string>()
  const most = sizeText(language, MAX_STOCK_FILE)
  const [turn, setTurn] = useState(0)
  const { waiting, underWay, done, rest, change, add } = useAddItems<File>(
    { onBusy },
    {
      partsOf: filePartsOf,
      keyOf: (file) => file,
      send: async (part, expiresAt) => {
        const files = []
        for (const file of part) {
          const content = await toBase64(file).catch(() => null)
          if (content === null) return refuseField('files', t('operatorStock.fileGone', { name: file.name }))
          files.push({ name: file.name, content })
        }
        return act({ params: { id: serviceId }, body: { files, expiresAt } })
      },
    },
  )
  const problemOf = ({ name, size }: File) =>
    size === 0
      ? t('operatorStock.fileEmpty', { name })
      : size > MAX_STOCK_FILE && t('operatorStock.fileTooLargeOf', { name, most })
  const describe = ({ added, repeated, unsure }: typeof done): Added => ({
    kind: 'files',
    added,
    repeated: repeated.map((it) => it.name),
    unsure: unsure.map((it) => it.name),
  })
  const choose = (files: readonly File[]) => {
    change((before) => [...before, ...files.filter((it) => !problemOf(it))])
    setProblem(files.map(problemOf).find(Boolean) || undefined)
    onChange()
  }
  const remove = (file: File) => {
    change((before) => before.filter((it) => it !== file))
    setProblem(undefined)
  }
  const submit = async ({ expiresAt }: Given) => {
    if (waiting.length === 0) return refuseField('files', t('fields.required'))
    return add(expiresAt, (all) => {
      onAdded(describe(all))
      setTurn(turn + 1)
    })
  }
  const total = done.sent + waiting.length
  return (
    <Form label={t('operatorStock.add')} schema={Given} read={readExpiry} onSubmit={submit}>
      {rest && <AddedNotice {...describe(done)} rest={rest} />}
      <FileDrop
        label={t('operatorStock.files')}
        name="files"
        multiple
        error={problem}
        invitation={t('operatorStock.filesDrop')}
        touchInvitation={t('operatorStock.filesTouch')}
        limits={t('operatorStock.filesLimit', { most })}
        onFile={(...files) => choose(files)}
      />
      {waiting.length > 0 && (
        <ul
          aria-label={t('operatorStock.filesChosen')}
          className="max-h-72 divide-y divide-line overflow-y-auto rounded-lg border border-line text-[13px]"
        >
          {waiting.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            <li key={at} className="flex items-center gap-3 py-1 pr-1 pl-3">
              <span className="min-w-0 flex-1 wrap-anywhere text-ink">{file.name}</span>
              <span className="shrink-0 text-ink-faint tabular-nums">{sizeText(language, file.size)}</span>
              <IconButton
                label={t('operatorStock.fileRemoveOf', { name: file.name })}
                className="size-8"
                disabled={at < underWay}
                onClick={() => remove(file)}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <ExpiryField key={turn} />
      {done.sent > 0 && (
        <ProgressBar label={t('operatorStock.filesAdding', { done: done.sent, total })} ok={done.sent} total={total} />
      )}
      <div>
        <SubmitButton>
          {waiting.length ? t('operatorStock.addNow', { count: waiting.length }) : t('operatorStock.addNone')}
        </SubmitButton>
      </div>
    </Form>
  )
}
