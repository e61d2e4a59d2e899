import type { Answer } from '@runmart/contract/client'
import type { ReactNode } from 'react'
import { useSession } from '#platform/session.ts'
import type { FormSchema } from '#ui/check-form.ts'
import { Form } from '#ui/form.tsx'
import { PayBar } from './pay-bar.tsx'
import { Summary } from './summary.tsx'
import type { Price } from './use-price.ts'

type Props<Values> = {
  label: string
  schema: FormSchema<Values>
  read: (data: FormData) => unknown
  onSubmit: (values: Values) => Promise<Answer<unknown> | null>
  price: Price
  code: string
  /** What the summary says while nothing can be priced. */
  empty: string
  /** Something is still being found out: nothing can be ordered until it is known. */
  busy?: boolean
  /** What the button does and what is promised to whoever presses it. */
  action: string
  promise: string
  children: ReactNode
}

/** An order being filled in, with its price beside it; below it on small screens. */
export function OrderSheet<Values>({
  label,
  schema,
  read,
  onSubmit,
  price,
  code,
  empty,
  busy = false,
  action,
  promise,
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
      className="grid items-start gap-4 max-lg:pb-16 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-6 *:[[role=alert]]:lg:col-span-2"
    >
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
      <div className="min-w-0 lg:sticky lg:top-20">
        <Summary {...{ price, code, blocked, empty, action, promise }} balance={user?.balance ?? 0} />
      </div>
      <PayBar {...{ price, blocked, action }} />
    </Form>
  )
}
