import type { Quote } from '@runmart/contract/orders-order'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import type { Price } from './use-price.ts'

type Props = {
  price: Price
  code: string
  balance: number
  blocked: boolean
  /** The text while there is no price. */
  empty: string
  action: string
  promise: string
  /** Runs when the customer follows the link to the deposit. */
  onDeposit?: (() => void) | undefined
}

/** The total price, line by line, and the submit button. */
export function Summary({ price, code, balance, blocked, empty, action, promise, onDeposit }: Props) {
  const t = useTranslations()
  const { quote, isFetching, error, refetch } = price
  return (
    <Section title={t('orderForm.summary')}>
      <div aria-live="polite" aria-busy={isFetching}>
        {isFetching && <PriceSkeleton />}
        {quote && <PriceLines quote={quote} code={code} balance={balance} />}
        {quote && <Shortage total={quote.total} {...{ balance, onDeposit }} />}
        {!isFetching && !quote && !error && <p className="text-pretty text-ink-faint">{empty}</p>}
        {!isFetching && error && (
          <div className="flex flex-col items-start gap-3">
            <div>
              <p className="font-semibold text-ink">{t('orderForm.noPrice')}</p>
              <p className="mt-0.5 text-pretty text-ink-soft">{error}</p>
            </div>
            <Button size="sm" icon={<RotateCw aria-hidden />} onClick={refetch}>
              {t('ui.tryAgain')}
            </Button>
          </div>
        )}
      </div>
      <SubmitButton size="lg" disabled={blocked} className="mt-5 w-full max-lg:hidden">
        {action}
      </SubmitButton>
      <p className="mt-4 text-[13px] text-pretty text-ink-faint">{promise}</p>
    </Section>
  )
}

/** The skeleton of the price: one or more lines, the total, the balance before and after. */
function PriceSkeleton() {
  return (
    <div className="flex flex-col gap-2.5">
      {['h-5', 'h-10 border-t border-line pt-3', 'h-5', 'h-5'].map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <div key={at} className={`flex items-center justify-between ${line}`}>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  )
}

/** The missing amount with a link to deposit it; empty if the balance is enough. */
function Shortage({ total, balance, onDeposit }: { total: number } & Pick<Props, 'balance' | 'onDeposit'>) {
  const { language, t } = useLanguage()
  const { pathname } = useLocation()
  if (balance >= total) return null
  return (
    <Alert
      tone="warning"
      className="mt-4"
      title={t('orderForm.short', { amount: moneyText(language, total - balance) })}
      action={
        <ButtonLink
          to={paths.depositForOrder(total - balance, pathname === paths.bots ? 'bot' : 'order')}
          size="sm"
          onClick={onDeposit}
        >
          {t('orderForm.depositMissing', { amount: moneyText(language, total - balance) })}
        </ButtonLink>
      }
    />
  )
}

type PriceLinesProps = { quote: Quote; code: string; balance: number }

/** The parts of the total, line by line, and the balance after it. */
function PriceLines({ quote, code, balance }: PriceLinesProps) {
  const { language, t } = useLanguage()
  const { unitPrice, amount, subtotal, tierPercent, tierDiscount, codeDiscount, total, runs } = quote
  const units = t('orderForm.units', { price: moneyText(language, unitPrice), amount })
  return (
    <dl className="flex flex-col gap-2.5">
      <Line label={runs ? t('drips.timesRuns', { each: units, count: runs.count }) : units}>
        <Money amount={subtotal} />
      </Line>
      {tierDiscount > 0 && (
        <Line label={t('orderForm.tier', { percent: tierPercent })}>
          <Money amount={-tierDiscount} className="text-brand" />
        </Line>
      )}
      {codeDiscount > 0 && (
        <Line label={t('orderForm.codeOff', { code: code.trim().toUpperCase() })}>
          <Money amount={-codeDiscount} className="text-brand" />
        </Line>
      )}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-bold text-ink">{t('orderForm.total')}</dt>
        <dd className="text-xl font-bold text-ink">
          <Money amount={total} />
        </dd>
      </div>
      <Line label={t('orderForm.balance')}>
        <Money amount={balance} />
      </Line>
      <Line label={t('orderForm.balanceAfter')}>
        <Money amount={balance - total} className={balance < total ? 'text-failed' : ''} />
      </Line>
    </dl>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 wrap-anywhere text-ink-soft tabular-nums">{label}</dt>
      <dd className="shrink-0 font-semibold text-ink">{children}</dd>
    </div>
  )
}
