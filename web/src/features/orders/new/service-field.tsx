import type { Service } from '@runmart/contract/catalog'
import { type ComponentProps, startTransition, useEffect, useId, useRef } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { useFormState } from '#ui/form-context.ts'
import { Section } from '#ui/section.tsx'
import { ServiceLine } from './service-line.tsx'
import { ServicePicker } from './service-picker.tsx'

type Props = {
  services: readonly Service[]
  chosen: Service | null
  onChoose: (service: Service | null) => void
  /** The title of the list while no service is chosen. */
  title?: string
} & Pick<ComponentProps<typeof ServicePicker>, 'filter' | 'suggested' | 'isFirst'>

/** The service of an order: the list to choose from, or the chosen one with a button back to the list. */
export function ServiceField({ services, chosen, onChoose, title, filter, ...listing }: Props) {
  const t = useTranslations()
  const id = useId()
  const { problems, clearProblem } = useFormState()
  const problem = problems.serviceId
  const search = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const isChanging = useRef(false)
  // The pressed button is gone, so the focus moves to the element that replaced it.
  useEffect(() => {
    if (!isChanging.current) return
    isChanging.current = false
    const next = chosen ? change.current : search.current
    next?.focus()
  }, [chosen])
  const choose = (service: Service | null) => {
    isChanging.current = true
    clearProblem('serviceId')
    // Respond to the press at once; a slow phone needs a moment to build the form.
    startTransition(() => onChoose(service))
  }
  return (
    <Section
      title={(!chosen && title) || t('orderForm.service')}
      padded={false}
      action={
        chosen && (
          <Button ref={change} size="sm" className="scroll-mt-24" onClick={() => choose(null)}>
            {t('orderForm.change')}
          </Button>
        )
      }
    >
      <input type="hidden" name="serviceId" value={chosen?.id ?? ''} />
      {problem && !chosen && (
        <p id={id} role="alert" className="border-b border-line px-5 py-3 text-[13px] font-medium text-failed">
          {problem}
        </p>
      )}
      {chosen ? (
        <div className="flex flex-col gap-4 px-5 py-4">
          <ServiceLine service={chosen} full />
          {problem && (
            <p role="alert" className="text-[13px] font-medium text-failed">
              {problem}
            </p>
          )}
          {filter}
        </div>
      ) : (
        <ServicePicker
          services={services}
          onPick={choose}
          problem={problem && id}
          input={search}
          {...listing}
          filter={filter}
        />
      )}
    </Section>
  )
}
