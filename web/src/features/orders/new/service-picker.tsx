import type { Service } from '@runmart/contract/catalog'
import { readServiceSearch, searchCatalogue } from '@runmart/contract/catalog-search'
import { PackageSearch } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { useFavourites } from '#features/catalog/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Empty } from '#ui/empty.tsx'
import { canOrder } from './limits.ts'
import { ServiceFilter } from './service-filter.tsx'
import { ServiceLine } from './service-line.tsx'

type Props = {
  services: readonly Service[]
  onPick: (service: Service) => void
  problem: string | undefined
  input: Ref<HTMLInputElement>
  /** What else narrows the list down. */
  filter?: ReactNode
  /** Above the list while nothing is searched for. */
  suggested?: ReactNode
  /** Of these the first are listed first. */
  isFirst?: (service: Service) => boolean
}

/** All services of an order type, to search and to choose from: those that can be ordered first, favourites before others. */
export function ServicePicker({ services, onPick, problem, input, filter, suggested, isFirst = () => true }: Props) {
  const t = useTranslations()
  const { favouriteIds } = useFavourites()
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState('')
  if (!services.length)
    return (
      <>
        {filter && <div className="border-b border-line px-5 py-4">{filter}</div>}
        <Empty icon={PackageSearch} title={t('orderForm.noServices')}>
          {t('orderForm.noServicesText')}
        </Empty>
      </>
    )
  const search: Record<string, string> = { q: typed, category }
  const isFavourite = ({ id }: Service) => favouriteIds.includes(id)
  const rank = (it: Service) => Number(!canOrder(it)) * 4 + Number(!isFavourite(it)) * 2 + Number(!isFirst(it))
  const found = searchCatalogue(
    services,
    readServiceSearch((name) => search[name]),
  ).toSorted((a, b) => rank(a) - rank(b))
  const clear = () => {
    setTyped('')
    setCategory('')
  }
  return (
    <>
      <ServiceFilter {...{ services, typed, category, problem, input }} onType={setTyped} onCategory={setCategory}>
        {filter}
      </ServiceFilter>
      {!typed && !category && suggested}
      <ul
        aria-label={t('orderForm.service')}
        className="max-h-[30rem] divide-y divide-line overflow-y-auto rounded-b-lg"
      >
        {found.map((service) => (
          <ServiceOption
            key={service.id}
            service={service}
            isFavourite={isFavourite(service)}
            onPick={() => onPick(service)}
          />
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

type OptionProps = { service: Service; isFavourite: boolean; onPick: () => void }

/** One service to choose; one that cannot be ordered now is shown, and cannot be chosen. */
function ServiceOption({ service, isFavourite, onPick }: OptionProps) {
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
        <ServiceLine service={service} isFavourite={isFavourite} />
      </button>
    </li>
  )
}
