import type { OperatorService } from '@runmart/contract/catalog'
import { catalogEdits, type ServiceEdit } from '@runmart/contract/catalog-edits'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { useSorting } from '#ui/use-sorting.ts'
import { ServiceRow } from './service-row.tsx'
import type { useCategories } from './use-categories.ts'

type Props = {
  services: readonly OperatorService[]
  categories: ReturnType<typeof useCategories>
  selectedIds: readonly string[]
  maxEdited: number
  onSelect: (ids: readonly string[]) => void
  onPrice: (service: OperatorService) => void
  /** Called after a change that the operator can undo. */
  onEdited: (edit: ServiceEdit) => void
}

/** Services in catalogue order, in rows of 36 px, to drag, move and select. */
export function ServicesTable({ services, categories, selectedIds, maxEdited, onSelect, onPrice, onEdited }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { act } = useAct(catalogEdits.orderServices, { refusals: 'toast', untilFresh: true })
  /** Shown until the server has saved it, so that a row stays at its new place. */
  const [sorted, setSorted] = useState<string[] | null>(null)
  const [told, setTold] = useState('')
  const byId = new Map(services.map((it) => [it.id, it]))
  const ids = (sorted ?? services.map(({ id }) => id)).filter((id) => byId.has(id))
  const { order, draggedId, handle, move } = useSorting(ids, async (next, id) => {
    const part = movedPart(ids, next)
    if (part.length > maxEdited) return showToast('error', t('operatorServices.movedTooFar', { count: maxEdited }))
    const nth = next.indexOf(id) + 1
    setSorted(next)
    setTold(
      t('operatorServices.moved', { name: byId.get(id)?.draft.texts[language].name ?? '', nth, total: next.length }),
    )
    await act({ body: { ids: part } })
    setSorted(null)
  })
  const selectable = services.slice(0, maxEdited).map(({ id }) => id)
  const isAll = selectable.length > 0 && selectable.every((id) => selectedIds.includes(id))
  const isCut = services.length > maxEdited
  const allText = t(isCut ? 'operatorServiceEdits.selectFirst' : 'operatorServiceEdits.selectAll', {
    count: maxEdited,
  })
  const heads = [
    ['category', 'max-lg:hidden text-left'],
    // Aligned with the prices, not with the edit buttons beside them.
    ['price', 'text-right max-sm:px-1 after:inline-block after:w-8 pointer-coarse:after:w-12'],
    ['margin', 'max-md:hidden text-right'],
    ['availability', 'max-xl:hidden text-right'],
    ['status', 'max-sm:hidden text-left'],
  ] as const
  return (
    <>
      <div className="relative overflow-x-auto">
        <table className="w-full border-collapse text-[13px]">
          <caption className="sr-only">{t('operatorServices.title')}</caption>
          <thead>
            <tr className="h-8 border-b border-line text-xs text-ink-faint">
              <th scope="col" className="w-0 pl-3 text-left">
                <CheckBox
                  label={<span className="sr-only">{allText}</span>}
                  checked={isAll}
                  onChange={(isOn) => onSelect(isOn ? selectable : [])}
                  className="min-h-8 items-center pointer-coarse:min-h-11"
                />
              </th>
              <th scope="col" className="px-3 text-left font-semibold max-sm:px-1">
                {t('operatorServices.name')}
              </th>
              {heads.map(([name, styles]) => (
                <th key={name} scope="col" className={`px-3 font-semibold whitespace-nowrap ${styles}`}>
                  {t(`operatorServices.${name}`)}
                </th>
              ))}
              <th scope="col" className="w-0 pr-3">
                <span className="sr-only">{t('operatorServices.edit')}</span>
              </th>
            </tr>
          </thead>
          <tbody data-sort-list className="divide-y divide-line">
            {order.map((id, at) => {
              const service = byId.get(id)
              return (
                service && (
                  <ServiceRow
                    key={id}
                    {...{ service, onEdited, isDragged: draggedId === id, handle: handle(id) }}
                    category={categories.find(({ slug }) => slug === service.draft.category)}
                    isSelected={selectedIds.includes(id)}
                    onSelect={(isOn) => onSelect(isOn ? [...selectedIds, id] : selectedIds.filter((it) => it !== id))}
                    onPrice={() => onPrice(service)}
                    onUp={at > 0 ? () => move(id, at - 1) : null}
                    onDown={at < order.length - 1 ? () => move(id, at + 1) : null}
                  />
                )
              )
            })}
          </tbody>
        </table>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  )
}

/** The range of services whose place changed, in the new order. */
function movedPart(before: readonly string[], after: readonly string[]): string[] {
  const moves = (it: string, at: number) => it !== before[at]
  return after.slice(after.findIndex(moves), after.findLastIndex(moves) + 1)
}
