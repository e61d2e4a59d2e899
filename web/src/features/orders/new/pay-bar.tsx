import { useTranslations } from '#platform/language.tsx'
import { Money } from '#ui/money.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import type { Price } from './use-price.ts'

type Props = { price: Price; blocked: boolean; action: string }

/** On small screens: the total and the button that orders, always in reach above the bottom bar. */
export function PayBar({ price: { quote, isFetching }, blocked, action }: Props) {
  const t = useTranslations()
  return (
    <div className="fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-2.5 md:bottom-0 md:left-60 md:px-8 lg:hidden menu-collapsed:md:left-16">
      <div className="min-w-0" aria-hidden>
        <p className="text-xs text-ink-faint">{t('orderForm.total')}</p>
        <div className="text-lg leading-6 font-bold text-ink">
          {isFetching && <Skeleton className="my-1 h-4 w-24" />}
          {!isFetching && (quote ? <Money amount={quote.total} /> : '–')}
        </div>
      </div>
      <SubmitButton size="lg" disabled={blocked}>
        {action}
      </SubmitButton>
    </div>
  )
}
