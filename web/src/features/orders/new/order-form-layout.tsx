import type { Answer } from '@runmart/contract/client'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useSession } from '#platform/session.ts'
import type { FormSchema } from '#ui/check-form.ts'
import { Form } from '#ui/form.tsx'
import { Money } from '#ui/money.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Summary } from './summary.tsx'
import type { Price } from './use-price.ts'

type Props<Values> = {
  label: string
  schema: FormSchema<Values>
  read: (data: FormData) => unknown
  onSubmit: (values: Values) => Promise<Answer<unknown> | null>
  /** The chosen service. */
  subject?: string | null
  price: Price
  code: string
  /** The summary's text while there is no price. */
  empty: string
  /** A check is still running; nothing can be ordered until it ends. */
  busy?: boolean
  /** The button's label, and the promise below it. */
  action: string
  promise: string
  /** Runs when the customer follows the link to the deposit. */
  onDeposit?: () => void
  children: ReactNode
}

/** The layout of every order form: the fields, and the price beside them, or below on small screens. */
export function OrderFormLayout<Values>({
  label,
  schema,
  read,
  onSubmit,
  subject = null,
  price,
  code,
  empty,
  busy = false,
  action,
  promise,
  onDeposit,
  children,
}: Props<Values>) {
  const { user } = useSession()
  const blocked = busy || user?.status !== 'active'
  return (
    <Form
      label={label}
      schema={schema}
      read={read}
      onSubmit={onSubmit}
      subject={subject}
      className="grid items-start gap-4 max-lg:pb-16 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-6 *:[[role=alert]]:lg:col-span-2"
    >
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
      <div className="min-w-0 lg:sticky lg:top-20">
        <Summary {...{ price, code, blocked, empty, action, promise, onDeposit }} balance={user?.balance ?? 0} />
      </div>
      <PayBar {...{ price, blocked, action }} />
    </Form>
  )
}

type PayBarProps = { price: Price; blocked: boolean; action: string }

/** On small screens: the total and the submit button, always above the bottom bar. */
function PayBar({ price: { quote, isFetching }, blocked, action }: PayBarProps) {
  const t = useTranslations()
  return (
    <div className="fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-2.5 md:bottom-0 md:left-16 md:px-8 lg:hidden">
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
