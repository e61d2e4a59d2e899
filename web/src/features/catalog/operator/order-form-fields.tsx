import { MAX_FIELDS } from '@runmart/contract/orders-fields'
import { Plus } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { FieldCard } from './field-card.tsx'
import type { DraftProps } from './service-draft.ts'
import { blankField, parseFields, stringifyFields, type TypedField } from './typed-fields.ts'

/** What customers fill in when they order a service: its fields in their order. */
export function OrderFormFields({ draft, change }: DraftProps) {
  const t = useOperatorTranslations()
  const fields = parseFields(draft.fields)
  const save = (next: readonly TypedField[]) => change({ fields: stringifyFields(next) })
  const move = (from: number, to: number) => {
    const next = [...fields]
    next.splice(to, 0, ...next.splice(from, 1))
    save(next)
  }
  return (
    <Section title={t('operatorServices.form')} description={t('operatorServices.formIntro')}>
      <div className="flex flex-col items-start gap-4">
        {!fields.length && <p className="text-ink-faint">{t('operatorServices.formNone')}</p>}
        {fields.map((field, at) => (
          <FieldCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a field that is being named has no other
            key={at}
            {...{ field, at }}
            isLast={at === fields.length - 1}
            onChange={(next) => save(fields.map((it, index) => (index === at ? next : it)))}
            onMove={(to) => move(at, to)}
            onRemove={() => save(fields.filter((_, index) => index !== at))}
          />
        ))}
        {fields.length < MAX_FIELDS && (
          <Button icon={<Plus aria-hidden />} onClick={() => save([...fields, blankField])}>
            {t('operatorServices.addField')}
          </Button>
        )}
      </div>
    </Section>
  )
}
