import { MAX_BODY, MAX_DESCRIPTION, MAX_TITLE, type wordParts } from '@runmart/contract/content-texts'
import type { Language } from '@runmart/contract/languages'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { TextDraft } from './text-draft.ts'

type Props = {
  language: Language
  draft: TextDraft
  change: (values: Partial<TextDraft>) => void
  /** Hides the fields of the other languages but keeps them in the form. */
  hidden: boolean
}

export function TextFields({ language, draft, change, hidden }: Props) {
  const t = useOperatorTranslations()
  const field = (part: (typeof wordParts)[number]) => {
    const name = `texts.${language}.${part}` as const
    const onChange = (event: { target: { value: string } }) => change({ [name]: event.target.value })
    return { label: t(`operatorTexts.${part}`), name, lang: language, value: draft[name], onChange }
  }
  return (
    <div hidden={hidden} className={hidden ? '' : 'flex flex-col gap-5'}>
      <TextField {...field('title')} limit={MAX_TITLE} autoComplete="off" />
      <TextArea {...field('description')} hint={t('operatorTexts.descriptionHint')} rows={2} limit={MAX_DESCRIPTION} />
      <TextArea
        {...field('body')}
        hint={t('operatorTexts.bodyHint')}
        rows={24}
        limit={MAX_BODY}
        inputClassName="font-mono text-[13px]/5"
      />
    </div>
  )
}
