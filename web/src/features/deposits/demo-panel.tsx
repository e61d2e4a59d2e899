import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'

/** A panel for features of demo shops, visibly separate from the real page. */
export function DemoPanel({ text, children }: { text: string; children: ReactNode }) {
  const t = useTranslations()
  return (
    <aside
      aria-label={t('deposits.demoTitle')}
      className="h-fit rounded-lg border border-dashed border-line-strong p-5"
    >
      <p className="flex items-center gap-2 text-[13px] font-bold text-ink">
        <FlaskConical aria-hidden className="size-4 text-ink-faint" />
        {t('deposits.demoTitle')}
      </p>
      <p className="mt-1 text-[13px] text-pretty text-ink-soft">{text}</p>
      {children}
    </aside>
  )
}
