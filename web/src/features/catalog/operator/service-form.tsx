import { type OfferedService, ServiceDraft } from '@runmart/contract/catalog'
import type { Answer } from '@runmart/contract/client'
import { type ReactNode, useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Form } from '#ui/form.tsx'
import { SaveBar } from '#ui/save-bar.tsx'
import { blankDraft, changesIn, type Draft, draftOf, readDraft, type ServiceField } from './draft.ts'
import { KindFields } from './kind-fields.tsx'
import { OfferFields } from './offer-fields.tsx'
import { Preview } from './preview.tsx'
import { WordsFields } from './words-fields.tsx'

type Props = {
  /** What is changed; null for a new service. */
  service: OfferedService | null
  /** Sends it after asking once; null when it was thought better of. */
  onSave: (
    draft: ServiceDraft,
    typed: { before: Draft; after: Draft; changes: ServiceField[] },
  ) => Promise<Answer<unknown> | null>
  /** Above the fields, such as that somebody else was quicker. */
  notice?: ReactNode
}

/** A service with its words in every language, and how customers will see it. */
export function ServiceForm({ service, onSave, notice }: Props) {
  const t = useOperatorTranslations()
  const [typed, setTyped] = useState<Partial<Draft>>({})
  const before = service ? draftOf(service.draft) : blankDraft
  const draft = { ...before, ...typed }
  const changes = changesIn(before, draft)
  const fields = { draft, onType: (name: ServiceField, value: string) => setTyped((it) => ({ ...it, [name]: value })) }
  return (
    <Form
      schema={ServiceDraft}
      read={() => readDraft(draft)}
      label={t('operatorServices.title')}
      className="flex flex-col gap-4"
      onSubmit={async (values) => {
        const answer = await onSave(values, { before, after: draft, changes })
        if (answer?.success) setTyped({})
        return answer
      }}
    >
      {notice}
      <WordsFields {...fields} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <KindFields {...fields} exists={service !== null} />
          <OfferFields {...fields} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-20">
          <Preview draft={draft} />
        </div>
      </div>
      <SaveBar
        changed={changes.length > 0}
        words={
          changes.length
            ? t('operatorServices.unsaved', { count: changes.length })
            : t('operatorServices.nothingChanged')
        }
        save={t(service ? 'operatorServices.save' : 'operatorServices.create')}
        discard={t('operatorServices.discard')}
        onDiscard={() => setTyped({})}
      />
    </Form>
  )
}
