import type { Service } from '@runmart/contract/catalog'
import { PackageSearch } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Empty } from '#ui/empty.tsx'
import { canOrder } from './limits.ts'
import { searchServices } from './search-services.ts'
import { ServiceFilter } from './service-filter.tsx'
import { ServiceLine } from './service-line.tsx'

type Props = {
  services: readonly Service[]
  onPick: (service: Service) => void
  problem: string | undefined
  input: Ref<HTMLInputElement>
}

/** All services of an order type, to search and to choose from; those that can be ordered come first. */
export function ServicePicker({ services, onPick, problem, input }: Props) {
  const t = useTranslations()
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState('')
  if (!services.length)
    return (
      <Empty icon={PackageSearch} title={t('orderForm.noServices')}>
        {t('orderForm.noServicesText')}
      </Empty>
    )
  const found = searchServices(services, typed, category)
  const clear = () => {
    setTyped('')
    setCategory('')
  }
  return (
    <>
      <ServiceFilter {...{ services, typed, category, problem, input }} onType={setTyped} onCategory={setCategory} />
      <ul
        aria-label={t('orderForm.service')}
        className="max-h-[30rem] divide-y divide-line overflow-y-auto rounded-b-lg"
      >
        {[...found.filter(canOrder), ...found.filter((it) => !canOrder(it))].map((service) => (
          <ServiceOption key={service.id} service={service} onPick={() => onPick(service)} />
        ))}
      </ul>
      {!found.length && (
        <Empty
          icon={PackageSearch}
          title={t('orderForm.noMatch')}
          action={
            <Button size="sm" onClick={clear}>
              {t('orderForm.clearSearch')}
            </Button>
          }
        >
          {t('orderForm.noMatchText')}
        </Empty>
      )}
    </>
  )
}

/** One service to choose; one that cannot be ordered now is shown, and cannot be chosen. */
function ServiceOption({ service, onPick }: { service: Service; onPick: () => void }) {
  const open = canOrder(service)
  return (
    <li>
      <button
        type="button"
        aria-disabled={!open}
        onClick={open ? onPick : undefined}
        className={classes(
          'block w-full px-5 py-3.5 transition-colors outline-offset-[-2px]',
          open ? 'hover:bg-sunken dark:hover:bg-raised' : 'cursor-not-allowed bg-canvas dark:bg-sunken',
        )}
      >
        <ServiceLine service={service} />
      </button>
    </li>
  )
}
