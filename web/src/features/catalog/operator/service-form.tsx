import { type OperatorService, ServiceDraft } from '@runmart/contract/catalog'
import type { Answer } from '@runmart/contract/client'
import { languageNames, languages } from '@runmart/contract/languages'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import type { Change } from '#ui/change-list.tsx'
import { Form } from '#ui/form.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { SaveBar } from '#ui/save-bar.tsx'
import { Section } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { BesidePreview } from './beside-preview.tsx'
import { KindFields } from './kind-fields.tsx'
import { OfferFields } from './offer-fields.tsx'
import { blankDraft, changesIn, type DraftProps, draftOf, readDraft } from './service-draft.ts'
import { ServicePreview } from './service-preview.tsx'
import { useCategories } from './use-categories.ts'
import { useServiceLabels } from './use-service-labels.ts'

type Props = {
  /** Null for a new service. */
  service: OperatorService | null
  /** Saves after a confirmation; null if the operator declined. */
  onSave: (draft: ServiceDraft, changes: readonly Change[]) => Promise<Answer<unknown> | null>
  /** Shown above the fields, such as a conflict with another operator's change. */
  notice?: ReactNode
  /** The fields of this form. */
  children: (props: DraftProps) => ReactNode
}

/** A form for some or all fields of a service, with a preview and the unsaved changes. */
export function ServiceForm({ service, onSave, notice, children }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { label, format } = useServiceLabels()
  const categories = useCategories()
  const [first] = categories.toSorted((a, b) => Number(a.draft.hidden) - Number(b.draft.hidden))
  const saved = service ? draftOf(language, service.draft) : { ...blankDraft, category: first?.slug ?? '' }
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
      {children({ draft, change })}
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
      <LeaveGuard when={changes.length > 0} />
    </Form>
  )
}

type DetailsProps = DraftProps & {
  service: OperatorService | null
  /** Shown after the other fields. */
  children?: ReactNode
}

/** The texts, kind and offer of a service, beside its preview in the catalogue. */
export function DetailFields({ service, children, ...props }: DetailsProps) {
  return (
    <BesidePreview preview={<ServicePreview service={service} draft={props.draft} />}>
      <TranslationFields {...props} />
      <KindFields {...props} exists={service !== null} />
      <OfferFields {...props} service={service} />
      {children}
    </BesidePreview>
  )
}

/** Name and description in all languages side by side, so that none is forgotten. */
function TranslationFields({ draft, change }: DraftProps) {
  const t = useOperatorTranslations()
  return (
    <Section title={t('operatorServices.words')} description={t('operatorServices.wordsIntro')}>
      <div className="@container">
        <div className="grid gap-x-5 gap-y-7 @3xl:grid-cols-3">
          {languages.map((language) => (
            <fieldset key={language} className="flex min-w-0 flex-col gap-4">
              <legend className="mb-3 text-[13px] font-bold text-ink-soft">{languageNames[language]}</legend>
              <TextField
                label={t('operatorServices.name')}
                name={`texts.${language}.name`}
                lang={language}
                value={draft[`texts.${language}.name`]}
                onChange={(event) => change({ [`texts.${language}.name`]: event.target.value })}
                limit={80}
                autoComplete="off"
              />
              <TextArea
                label={t('operatorServices.description')}
                name={`texts.${language}.description`}
                lang={language}
                value={draft[`texts.${language}.description`]}
                onChange={(event) => change({ [`texts.${language}.description`]: event.target.value })}
                rows={3}
                limit={1_000}
              />
            </fieldset>
          ))}
        </div>
      </div>
      <TextField
        label={t('operatorServices.slug')}
        name="slug"
        value={draft.slug}
        onChange={(event) => change({ slug: event.target.value })}
        hint={t('operatorServices.slugHint')}
        limit={60}
        optional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputClassName="font-mono"
        className="mt-6 max-w-xl"
      />
    </Section>
  )
}
