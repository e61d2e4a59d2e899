import { languageNames, languages } from '@runmart/contract/languages'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { IssueDraft } from './issue-draft.ts'

type Props = { draft: IssueDraft; onChange: (changes: IssueDraft) => void }

/** Subject and text in all languages side by side, so that none is forgotten. */
export function IssueFields({ draft, onChange }: Props) {
  const t = useOperatorTranslations()
  return (
    <div className="grid gap-x-5 gap-y-7 lg:grid-cols-3">
      {languages.map((language) => (
        <fieldset key={language} className="flex min-w-0 flex-col gap-4">
          <legend className="mb-3 text-[13px] font-bold text-ink-soft">{languageNames[language]}</legend>
          <TextField
            label={t('operatorNewsletter.subject')}
            name={`texts.${language}.subject`}
            lang={language}
            value={draft[`texts.${language}.subject`] ?? ''}
            onChange={(event) => onChange({ [`texts.${language}.subject`]: event.target.value })}
            limit={150}
            autoComplete="off"
          />
          <TextArea
            label={t('operatorNewsletter.text')}
            name={`texts.${language}.text`}
            lang={language}
            value={draft[`texts.${language}.text`] ?? ''}
            onChange={(event) => onChange({ [`texts.${language}.text`]: event.target.value })}
            rows={10}
            limit={20_000}
          />
        </fieldset>
      ))}
    </div>
  )
}
