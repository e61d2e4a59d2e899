import { X } from 'lucide-react'
import { useState } from 'react'
import { CustomerSearch } from '#features/accounts/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useRights } from '#platform/use-rights.ts'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type Props = {
  /** The chosen customer; absent without a filter. */
  id: string | null | undefined
  /** The name of a customer who was not picked here, from the address. */
  name: string | null | undefined
  onChange: (id: string | null) => void
}

/** Filters the list by one customer: search, pick and clear. */
export function CustomerFilter({ id, name, onChange }: Props) {
  const t = useOperatorTranslations()
  const may = useRights()
  const [picked, setPicked] = useState<{ id: string; username: string } | null>(null)
  // Operators without the right to search customers can still clear the filter.
  if (!id && !may('customers')) return null
  return (
    <Field label={t('operatorDesk.customer')} name="customer" className="sm:col-span-2">
      {({ name: _, ...control }) =>
        id ? (
          <div className="flex min-h-10 items-center justify-between gap-2 rounded-lg border border-brand pl-3">
            <span className="min-w-0 truncate font-semibold text-ink">
              {picked?.id === id ? picked.username : (name ?? '…')}
            </span>
            <IconButton id={control.id} label={t('operatorDesk.anyCustomer')} onClick={() => onChange(null)}>
              <X aria-hidden />
            </IconButton>
          </div>
        ) : (
          <CustomerSearch
            control={control}
            onPick={(customer) => {
              setPicked(customer)
              onChange(customer.id)
            }}
          />
        )
      }
    </Field>
  )
}
