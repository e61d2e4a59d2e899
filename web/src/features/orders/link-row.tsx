import type { OrderLink } from '@runmart/contract/orders'
import { useTranslations } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'

/** One link of an order and how far it is. */
export function LinkRow({ link: { link, amount, done }, ended }: { link: OrderLink; ended: boolean }) {
  const t = useTranslations()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-1">
        <span title={link} className="min-w-0 truncate text-ink">
          {link}
        </span>
        <CopyButton text={link} label={t('orderPage.copyLink')} />
      </div>
      <div className="w-full sm:w-36">
        <p aria-hidden className="mb-1.5 text-[13px] text-ink-soft tabular-nums">
          {t('orders.doneOf', { done, total: amount })}
        </p>
        <ProgressBar
          label={`${link}: ${t('orders.doneOfLabel', { done, total: amount })}`}
          ok={done}
          total={amount}
          ended={ended}
        />
      </div>
    </li>
  )
}
