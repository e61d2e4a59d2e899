import { MAX_SLUG } from '@runmart/contract/catalog'
import { blankWords, MAX_TITLE, NewPost, type TextSummary, textAddress, texts } from '@runmart/contract/content-texts'
import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { toSlug } from '@runmart/contract/latin-text'
import { FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { List } from '#ui/list.tsx'
import { ListRow } from '#ui/list-row.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ContentTabs } from '../content-tabs.tsx'
import { TextState, titleOf } from './text-state.tsx'
import { useTextKind } from './use-text-kind.ts'

/** The pages of the public site, or the posts of its blog. */
export default function TextsPage() {
  const t = useOperatorTranslations()
  const kind = useTextKind()
  const [isAdding, setAdding] = useState(false)
  const filters = useFilters(() => ({}))
  const list = useApiPage(texts.list, filters.page, { query: { kind } })
  const title = t(kind === 'page' ? 'operatorTexts.pages' : 'operatorTexts.blog')
  return (
    <>
      <title>{`${title} · Runmart`}</title>
      <ContentTabs />
      <PageHeader
        title={title}
        description={t(kind === 'page' ? 'operatorTexts.pagesIntro' : 'operatorTexts.blogIntro')}
        actions={
          kind === 'post' && (
            <Button variant="primary" onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              {t('operatorTexts.add')}
            </Button>
          )
        }
      />
      <ListScreen
        list={list}
        filters={filters}
        count={(count) => t(kind === 'page' ? 'operatorTexts.pagesFound' : 'operatorTexts.postsFound', { count })}
        skeleton={<RowsSkeleton rows={5} end="text" />}
        empty={{ icon: FileText, title: t('operatorTexts.none'), text: t('operatorTexts.noneText') }}
      >
        {(items) => (
          <List label={title}>
            {items.map((it) => (
              <TextRow key={it.slug} text={it} />
            ))}
          </List>
        )}
      </ListScreen>
      <NewPostDialog open={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}

/** One text: title, address, publication date and missing languages. */
function TextRow({ text }: { text: TextSummary }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { kind, slug, titles, shownSince, isLive } = text
  const missing = languages.filter((it: Language) => !titles[it]).map((it) => languageNames[it])
  const facts = [
    textAddress('en', kind, slug),
    shownSince
      ? t('operatorTexts.since', { when: dateTimeText(language, new Date(shownSince)) })
      : isLive && t('operatorTexts.asShipped'),
    missing.length > 0 && t('operatorTexts.missing', { languages: missing.join(', ') }),
  ]
  return (
    <ListRow
      to={operatorPaths.text(kind, slug)}
      title={titleOf(text, language)}
      note={facts.filter(Boolean).join(' · ')}
      end={<TextState text={text} />}
    />
  )
}

/** Creates a post from a title and a permanent address. */
function NewPostDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
