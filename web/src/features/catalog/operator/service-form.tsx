import { type OperatorService, ServiceDraft } from '@runmart/contract/catalog'
import type { Answer } from '@runmart/contract/client'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import type { Change } from '#ui/change-list.tsx'
import { Form } from '#ui/form.tsx'
import { SaveBar } from '#ui/save-bar.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { KindFields } from './kind-fields.tsx'
import { OfferFields } from './offer-fields.tsx'
import { OrderFormFields } from './order-form-fields.tsx'
import { blankDraft, changesIn, draftOf, readDraft } from './service-draft.ts'
import { ServicePreview } from './service-preview.tsx'
import { TranslationFields } from './translation-fields.tsx'
import { useServiceLabels } from './use-service-labels.ts'

type Props = {
  /** Null for a new service. */
  service: OperatorService | null
  /** Saves it after a confirmation; null when that was declined. */
  onSave: (draft: ServiceDraft, changes: readonly Change[]) => Promise<Answer<unknown> | null>
  /** Above the fields, such as a conflict with another operator's change. */
  notice?: ReactNode
}

/** All fields of a service, its texts in every language, and a preview. */
export function ServiceForm({ service, onSave, notice }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { label, format } = useServiceLabels()
  const saved = service ? draftOf(service.draft) : blankDraft
  const { draft, changes, change, discard } = useDraft(saved, (before, after) => changesIn(language, before, after))
  return (
    <Form
      schema={ServiceDraft}
      read={() => readDraft(language, draft)}
      label={t('operatorServices.title')}
      className="flex flex-col gap-4"
      onSubmit={async (values) => {
        const answer = await onSave(
          values,
          changes.map((name) => ({
            label: label(name),
            before: format(name, saved[name]),
            after: format(name, draft[name]),
          })),
        )
        if (answer?.success) discard()
        return answer
      }}
    >
      {notice}
      <TranslationFields draft={draft} change={change} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <KindFields draft={draft} change={change} exists={service !== null} />
          <OfferFields draft={draft} change={change} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-20">
          <ServicePreview draft={draft} />
        </div>
      </div>
      <OrderFormFields draft={draft} change={change} />
      <SaveBar
        changed={changes.length > 0}
        words={
          changes.length
            ? t('operatorServices.unsaved', { count: changes.length })
            : t('operatorServices.nothingChanged')
        }
        save={t(service ? 'operatorServices.save' : 'operatorServices.create')}
        discard={t('operatorServices.discard')}
        onDiscard={discard}
      />
    </Form>
  )
}
