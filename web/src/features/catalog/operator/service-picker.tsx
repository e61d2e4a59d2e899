import type { OperatorService } from '@runmart/contract/catalog'
import { useId, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { useFormState } from '#ui/form-context.ts'
import { inputStyles } from '#ui/input-styles.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'

type Props = {
  name: string
  services: readonly OperatorService[]
  /** The ids of the chosen services; null means all, including future ones. */
  chosen: readonly string[] | null
  onChoose: (ids: string[] | null) => void
}

/** Chooses all services or some of them, with a search by name. */
export function ServicePicker({ name, services, chosen, onChoose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const id = useId()
  const { problems, clearProblem } = useFormState()
  const [typed, setTyped] = useState('')
  const search = typed.trim().toLocaleLowerCase()
  const found = services.filter(({ draft }) => draft.texts[language].name.toLocaleLowerCase().includes(search))
  const choose = (ids: string[] | null) => {
    clearProblem(name)
    onChoose(ids)
  }
  return (
    <div className="flex flex-col gap-2">
      <SegmentedControl
        label={t('operatorServices.pick')}
        name={name}
        value={chosen ? 'some' : 'all'}
        onChange={(value) => choose(value === 'some' ? [] : null)}
        options={[
          { value: 'all', label: t('operatorServices.pickAll') },
          { value: 'some', label: t('operatorServices.pickSome') },
        ]}
      />
      {chosen && (
        <div className="rounded-lg border border-line">
          <div className="border-b border-line p-2">
            <input
              type="search"
              aria-label={t('operatorServices.pickSearch')}
              placeholder={t('operatorServices.pickSearch')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              // Enter would submit the form.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              className={`${inputStyles} pointer-fine:h-8! [&::-webkit-search-cancel-button]:hidden`}
            />
          </div>
          <div className="flex max-h-52 flex-col gap-0.5 overflow-y-auto p-3">
            {found.map((service) => (
              <CheckBox
                key={service.id}
                className="min-h-7 items-center pointer-coarse:min-h-11"
                label={<span className="font-medium wrap-anywhere">{service.draft.texts[language].name}</span>}
                checked={chosen.includes(service.id)}
                onChange={(isChecked) =>
                  choose(isChecked ? [...chosen, service.id] : chosen.filter((other) => other !== service.id))
                }
              />
            ))}
            {found.length === 0 && (
              <p className="text-[13px] text-ink-faint">{t('operatorServices.pickNone', { text: typed.trim() })}</p>
            )}
          </div>
          <p role="status" className="border-t border-line px-3 py-2 text-[13px] text-ink-faint">
            {t('operatorServices.picked', { count: chosen.length })}
          </p>
        </div>
      )}
      {problems[name] && (
        <p id={id} role="alert" className="text-[13px] font-medium text-failed">
          {problems[name]}
        </p>
      )}
    </div>
  )
}
