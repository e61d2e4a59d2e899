import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { Section } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FieldProps } from './proposal-draft.ts'

/** Name and description: the partner's own language first, the others folded unless they have words. */
export function ProposalWords({ typed, change }: FieldProps) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const others = languages.filter((it) => it !== language)
  const hasOthers = others.some((it) => typed[`texts.${it}.name`] || typed[`texts.${it}.description`])
  return (
    <Section title={t('partnerServices.words')} description={t('partnerServices.wordsText')}>
      <WordsFields of={language} typed={typed} change={change} />
      <details open={hasOthers} className="mt-5 border-t border-line pt-3">
        <summary className="min-h-6 cursor-pointer content-center rounded-sm text-[13px] font-semibold text-ink-soft pointer-coarse:min-h-11">
          {t('partnerServices.otherLanguages')}
        </summary>
        <div className="mt-4 grid gap-x-5 gap-y-7 lg:grid-cols-2">
          {others.map((it) => (
            <WordsFields key={it} of={it} typed={typed} change={change} />
          ))}
        </div>
      </details>
    </Section>
  )
}

function WordsFields({ of, typed, change }: FieldProps & { of: Language }) {
  const t = usePartnerTranslations()
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-[13px] font-bold text-ink-soft">{languageNames[of]}</legend>
      <TextField
        label={t('partnerServices.name')}
        name={`texts.${of}.name`}
        lang={of}
        value={typed[`texts.${of}.name`]}
        onChange={(event) => change({ [`texts.${of}.name`]: event.target.value })}
        limit={80}
        autoComplete="off"
      />
      <TextArea
        label={t('partnerServices.description')}
        name={`texts.${of}.description`}
        lang={of}
        value={typed[`texts.${of}.description`]}
        onChange={(event) => change({ [`texts.${of}.description`]: event.target.value })}
        rows={4}
        limit={1_000}
        hint={t('partnerServices.descriptionHint')}
      />
    </fieldset>
  )
}
