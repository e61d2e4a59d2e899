import { CircleAlert, FileCheck, X } from 'lucide-react'
import { useId } from 'react'
import { useSay } from '../../platform/language.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Upload } from './use-upload.ts'

const MOST_SHOWN = 5

/** What the server found in a file: how many lines, what it skips, and which lines are bad. */
export function UploadResult({ upload: { fileName, checked }, onRemove }: { upload: Upload; onRemove: () => void }) {
  const say = useSay()
  const id = useId()
  const bad = checked.lines - checked.valid - checked.duplicates
  const Icon = bad > 0 ? CircleAlert : FileCheck
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line">
      <input type="hidden" name="content" />
      <div className="flex items-center gap-3 py-2 pr-2 pl-4">
        <Icon aria-hidden className={`size-5 shrink-0 ${bad > 0 ? 'text-failed' : 'text-success'}`} />
        <div className="min-w-0 flex-1">
          <p id={id} className="truncate font-semibold text-ink">
            {fileName}
          </p>
          <p className="text-[13px] text-ink-soft" role="status">
            {say('ordering.lineCount', { count: checked.valid })}
            {checked.duplicates > 0 && ` · ${say('ordering.skipped', { count: checked.duplicates })}`}
          </p>
        </div>
        <IconButton label={say('ordering.removeFile')} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      {bad > 0 && (
        <div role="alert" className="border-t border-line px-4 py-3 text-[13px]">
          <p className="font-semibold text-failed">{say('ordering.badLines', { count: bad })}</p>
          <ul className="mt-1 text-ink-soft">
            {checked.invalid.slice(0, MOST_SHOWN).map(({ line, reason }) => (
              <li key={line}>{say('ordering.badLine', { line, reason })}</li>
            ))}
          </ul>
          <p className="mt-1 text-ink-soft">{say('ordering.badInFile')}</p>
        </div>
      )}
      {checked.seenBefore && (
        <p className="border-t border-line px-4 py-3 text-[13px] font-medium text-pending">
          {say('ordering.seenBefore', { code: checked.seenBefore })}
        </p>
      )}
    </section>
  )
}
