import { FileUp, PackageOpen } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { useFilters } from '#platform/use-filters.ts'
import { ChoiceCards } from '#ui/choice-cards.tsx'
import { NewRun } from './new-run.tsx'
import { PreOrders } from './pre-orders.tsx'

/** The two ways to start a bot: pay for a new file now, or give lines to what was paid before. */
export function Start() {
  const t = useTranslations()
  const { get, set } = useFilters<'way' | 'order'>()
  const way = get('way') === 'pre-order' ? 'pre-order' : 'upload'
  return (
    <div className="flex flex-col gap-4">
      <ChoiceCards
        legend={t('botStart.way')}
        name="way"
        value={way}
        options={[
          { value: 'upload', label: t('botStart.upload'), text: t('botStart.uploadText'), icon: FileUp },
          {
            value: 'pre-order',
            label: t('botStart.preOrder'),
            text: t('botStart.preOrderText'),
            icon: PackageOpen,
          },
        ]}
        onChange={(next) => set({ way: next === 'upload' ? null : next, order: null }, true)}
      />
      {way === 'upload' ? <NewRun /> : <PreOrders chosen={get('order')} onChoose={(order) => set({ order }, true)} />}
    </div>
  )
}
