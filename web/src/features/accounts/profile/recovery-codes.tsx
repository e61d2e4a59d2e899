import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveFile } from '#platform/download.ts'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'

type Props = { codes: readonly string[]; email: string; onSaved: () => void }

/** Shows the recovery codes once, to copy or download, until they are confirmed to be saved. */
export function RecoveryCodes({ codes, email, onSaved }: Props) {
  const t = useTranslations()
  const heading = useRef<HTMLHeadingElement>(null)
  // The dialog that led here gives its focus back when it closes; take it after that.
  useEffect(() => {
    const timer = setTimeout(() => heading.current?.focus(), 200)
    return () => clearTimeout(timer)
  }, [])
  const text = [t('profile.codesFile', { email }), '', ...codes, ''].join('\r\n')
  const file = new Blob([text], { type: 'text/plain;charset=utf-8' })
  return (
    <div className="rounded-lg border border-line-strong p-4 sm:p-5">
      <h3 ref={heading} tabIndex={-1} className="font-bold text-ink outline-none">
        {t('profile.recoveryTitle')}
      </h3>
      <p className="mt-1 text-pretty text-ink-soft">{t('profile.recoveryText')}</p>
      <ul className="mt-4 grid grid-cols-1 gap-x-6 gap-y-2 rounded-lg bg-sunken px-4 py-3.5 font-mono text-[13px] text-ink min-[360px]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton wide text={codes.join('\n')} label={t('profile.copyCodes')} />
        <Button size="sm" icon={<Download aria-hidden />} onClick={() => saveFile('runmart-recovery-codes.txt', file)}>
          {t('profile.downloadCodes')}
        </Button>
        <Button size="sm" variant="primary" className="sm:ml-auto" onClick={onSaved}>
          {t('profile.codesKept')}
        </Button>
      </div>
    </div>
  )
}
