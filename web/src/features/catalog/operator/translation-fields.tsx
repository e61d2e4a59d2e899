import { languageNames, languages } from '@runmart/contract/languages'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Section } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { DraftProps } from './service-draft.ts'

/** Name and description in all languages side by side, so that none is forgotten. */
export function TranslationFields({ draft, change }: DraftProps) {
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
