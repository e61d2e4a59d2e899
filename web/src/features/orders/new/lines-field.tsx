import { CircleAlert, FileCheck, FileClock, X } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { BadLines } from '../bad-lines.tsx'
import { LinesInput } from '../lines-input.tsx'
import type { Upload, useUpload } from './use-upload.ts'

type Props = {
  lines: ReturnType<typeof useUpload>
  /** A hint for orders that accept their lines later. */
  later?: string
}

/** The lines of a bot order: a file to choose or lines to paste, or the check's result to correct. */
export function LinesField({ lines, later }: Props) {
  const t = useTranslations()
  const { upload, problem, checking } = lines
  if (upload)
    return <UploadResult upload={upload} checking={checking} onRemove={lines.clear} onCorrect={lines.correct} />
  return (
    <LinesInput
      label={t('orderForm.lines')}
      optional={later !== undefined}
      hint={later}
      error={problem ?? undefined}
      onFile={(file) => void lines.choose(file)}
      onPaste={lines.paste}
    />
  )
}

type UploadResultProps = {
  upload: Upload
  checking: boolean
  onRemove: () => void
  onCorrect: (content: string) => void
}

/** The server's findings about a file: line count, skipped lines, bad lines and an earlier run of the same file. */
function UploadResult({ upload: { fileName, content, checked }, checking, onRemove, onCorrect }: UploadResultProps) {
  const t = useTranslations()
  const id = useId()
  const bad = checked ? checked.lines - checked.valid - checked.duplicates : 0
  const [Icon, colour] = bad > 0 ? [CircleAlert, 'text-failed'] : [FileCheck, 'text-success']
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line">
      <input type="hidden" name="content" />
      <div className="flex items-center gap-3 py-2 pr-2 pl-4">
        {checked ? (
          <Icon aria-hidden className={`size-5 shrink-0 ${colour}`} />
        ) : (
          <FileClock aria-hidden className="size-5 shrink-0 text-ink-faint" />
        )}
        <div className="min-w-0 flex-1">
          <p id={id} className="truncate font-semibold text-ink">
            {fileName}
          </p>
          <p className="text-[13px] text-ink-soft" role="status">
            {checked
              ? [
                  // The line count includes bad lines; skipped ones have a count of their own.
                  t('orderForm.lineCount', { count: checked.valid + bad }),
                  ...(checked.duplicates ? [t('orderForm.skipped', { count: checked.duplicates })] : []),
                ].join(' · ')
              : checking
                ? t('orderForm.checking')
                : t('orderForm.checkedLater')}
          </p>
        </div>
        <IconButton label={t('orderForm.removeFile')} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      {checked && bad > 0 && (
        <div className="flex flex-col gap-3 border-t border-line px-4 py-3 text-[13px]">
          <p role="alert">
            <span className="block font-semibold text-failed">{t('orderForm.badLines', { count: bad })}</span>
            {t('orderForm.badInFile')}
          </p>
          <BadLines content={content} count={bad} lines={checked.invalid} onCorrect={onCorrect} />
        </div>
      )}
      {checked?.seenBefore && (
        <p className="border-t border-line px-4 py-3 text-[13px] font-medium text-pending">
          <LinkedSentence
            sentence={t('orderForm.seenBefore', { code: '‹code›' })}
            parts={{
              code: (
                // Opens in a tab of its own: leaving this page would lose the file.
                <Link
                  to={paths.botOrderNamed(checked.seenBefore)}
                  target="_blank"
                  className="font-mono text-xs underline underline-offset-2"
                >
                  {checked.seenBefore}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </section>
  )
}
