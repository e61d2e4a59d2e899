import type { Customer } from '@runmart/contract/accounts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useFormState } from '#ui/form-context.ts'
import { Money } from '#ui/money.tsx'
import { AccountStatus, CustomerName } from './customer-name.tsx'
import { CustomerSearch } from './customer-search.tsx'

type Props = { chosen: Customer | null; onChoose: (customer: Customer | null) => void }

/** A form field that searches for a customer and shows the pick until the operator clears it. */
export function CustomerPicker({ chosen, onChoose }: Props) {
  const t = useOperatorTranslations()
  const { clearProblem, sending } = useFormState()
  const name = 'customerId'
  return (
    <Field label={t('operatorCustomers.pick')} name={name}>
      {({ name: _, ...control }) => (
        <>
          <input type="hidden" name={name} value={chosen?.id ?? ''} />
          {chosen ? (
            <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-brand px-3 py-2">
              <CustomerName
                customer={chosen}
                badges={chosen.status !== 'active' && <AccountStatus status={chosen.status} />}
              />
              <span className="flex shrink-0 flex-col items-end gap-1 max-sm:w-full max-sm:flex-row max-sm:items-center max-sm:justify-between">
                <Money amount={chosen.balance} className="text-ink-soft" />
                <Button
                  id={control.id}
                  aria-label={t('operatorCustomers.another')}
                  variant="quiet"
                  size="sm"
                  disabled={sending}
                  className="-mr-2 h-6! px-2! text-brand!"
                  onClick={() => onChoose(null)}
                >
                  {t('operatorCustomers.another')}
                </Button>
              </span>
            </div>
          ) : (
            <CustomerSearch
              isForMoney
              control={control}
              onPick={(customer) => {
                clearProblem(name)
                onChoose(customer)
              }}
            />
          )}
        </>
      )}
    </Field>
  )
}
