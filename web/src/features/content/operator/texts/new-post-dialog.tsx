import { MAX_SLUG } from '@runmart/contract/catalog'
import { blankWords, MAX_TITLE, NewPost, texts } from '@runmart/contract/content-texts'
import { toSlug } from '@runmart/contract/latin-text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'

/** Begins a post: its title, and the address that it keeps. */
export function NewPostDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const go = useNavigate()
  const { act } = useAct(texts.create, { untilFresh: true })
  const [title, setTitle] = useState('')
  const [slug, setSlug] = useState<string | null>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTexts.add')}
      description={t('operatorTexts.addText')}
    >
      <Form
        schema={NewPost}
        read={() => ({
          slug: slug ?? toSlug(title, MAX_SLUG),
          texts: { en: blankWords, vi: blankWords, ru: blankWords, [language]: { ...blankWords, title } },
        })}
        onSubmit={async (body) => {
          const answer = await act({ body })
          if (answer.success) await go(operatorPaths.text('post', answer.data.text.slug))
          return answer
        }}
      >
        <TextField
          label={t('operatorTexts.title')}
          name={`texts.${language}.title`}
          lang={language}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          limit={MAX_TITLE}
          autoComplete="off"
        />
        <TextField
          label={t('operatorTexts.address')}
          name="slug"
          value={slug ?? toSlug(title, MAX_SLUG)}
          onChange={(event) => setSlug(event.target.value)}
          hint={t('operatorTexts.addressHint')}
          limit={MAX_SLUG}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton>{t('operatorTexts.begin')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
