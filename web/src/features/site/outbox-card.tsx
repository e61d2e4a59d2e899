import type { OutboxMail } from '@runmart/contract/site'
import { ArrowUpRight, ChevronRight } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { When } from '#ui/when.tsx'

/** One mail: to whom, about what, the link it asks to open, and its text on demand. */
export function OutboxCard({ mail, newest }: { mail: OutboxMail; newest: boolean }) {
  const t = useTranslations()
  const link = mail.links.find((address) => /^https?:/.test(address))
  return (
    <li className="rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 pt-4 pb-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-[15px] font-bold text-pretty text-ink">{mail.subject}</h2>
          <p className="mt-1 flex flex-wrap gap-x-3 text-[13px] text-ink-faint">
            <span className="wrap-anywhere">
              {t('outbox.to')} <span className="font-semibold text-ink-soft">{mail.to}</span>
            </span>
            <When at={mail.createdAt} />
          </p>
        </div>
        {link && (
          <a href={link} className={buttonStyles(newest ? 'primary' : 'secondary')}>
            {t('outbox.openLink')}
            <ArrowUpRight aria-hidden />
          </a>
        )}
      </div>
      <details className="group border-t border-line">
        <summary className="flex h-10 list-none items-center gap-1.5 px-5 text-[13px] font-semibold text-ink-soft hover:text-ink pointer-coarse:h-11 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          {t('outbox.showText')}
        </summary>
        <pre className="px-5 pb-5 font-sans text-sm whitespace-pre-wrap wrap-anywhere text-ink-soft">{mail.text}</pre>
      </details>
    </li>
  )
}
