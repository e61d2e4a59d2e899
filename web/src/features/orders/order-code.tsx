import { useTranslations } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'

/** The code people name an order by; copied with one click, also where everything around it leads somewhere else. */
export function OrderCode({ code }: { code: string }) {
  const t = useTranslations()
  return (
    <span className="inline-flex items-center gap-0.5">
      <span className="font-mono text-xs text-ink-faint">{code}</span>
      <span className="relative z-10 -my-1.5 -mr-1.5 [&_svg]:size-3.5! [&_svg]:text-ink-faint">
        <CopyButton text={code} label={t('orders.copyCode')} />
      </span>
    </span>
  )
}
