import { useTranslations } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'

type Props = { label: string; hint: string; content: string }

/** What must stand in the transfer, too large to be overlooked. */
export function ContentCode({ label, hint, content }: Props) {
  const t = useTranslations()
  return (
    <div className="rounded-lg border border-line-strong bg-sunken p-4">
      <p className="text-[13px] font-semibold text-ink-soft">{label}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-mono text-[26px]/9 font-bold tracking-[0.02em] wrap-anywhere text-ink select-all">
          {content}
        </p>
        <CopyButton wide text={content} label={t('deposits.copyContent')} />
      </div>
      <p className="mt-2 text-[13px] text-pretty text-ink-soft">{hint}</p>
    </div>
  )
}
