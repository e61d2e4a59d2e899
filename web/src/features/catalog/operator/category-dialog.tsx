import {
  CategoryDraft,
  CategorySlug,
  catalogCategories,
  type GlyphName,
  glyphs,
  type OperatorCategory,
} from '@runmart/contract/catalog-categories'
import { languageNames, languages } from '@runmart/contract/languages'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { stripFieldPrefix } from '#platform/strip-field-prefix.ts'
import { useAct } from '#platform/use-act.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  /** The category to change; null creates one. */
  category: OperatorCategory | null
  open: boolean
  onClose: () => void
}

const NewCategory = z.extend(CategoryDraft, { slug: CategorySlug })

/** Edits a category's names and shape. Its slug cannot change after creation. */
export function CategoryDialog({ category, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const { act: edit } = useAct(catalogCategories.editCategory, { untilFresh: true })
  const { act: create } = useAct(catalogCategories.createCategory, { untilFresh: true })
  const [glyph, setGlyph] = useState<GlyphName>(category?.draft.glyph ?? 'other')
  const save = async ({ slug, ...draft }: CategoryDraft & { slug: string }) => {
    const answer = category
      ? await edit({ params: { slug }, body: { draft, version: category.version } })
      : await create({ body: { draft, slug } })
    if (answer.success) onClose()
    return !answer.success && answer.code === 'CONFLICT'
      ? { ...answer, error: t('operatorCategories.conflict') }
      : stripFieldPrefix(answer, 'draft')
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t(category ? 'operatorCategories.editTitle' : 'operatorCategories.add')}
      description={t('operatorCategories.dialogText')}
    >
      <Form
        schema={NewCategory}
        read={(data) => ({
          slug: category?.slug ?? String(data.get('slug') ?? ''),
          names: Object.fromEntries(languages.map((it) => [it, data.get(`names.${it}`)])),
          glyph,
          hidden: category?.draft.hidden ?? false,
        })}
        onSubmit={save}
      >
        {languages.map((language) => (
          <TextField
            key={language}
            name={`names.${language}`}
            lang={language}
            label={languageNames[language]}
            limit={40}
            defaultValue={category?.draft.names[language] ?? ''}
            autoComplete="off"
          />
        ))}
        {!category && (
          <TextField
            name="slug"
            label={t('operatorCategories.slug')}
            hint={t('operatorCategories.slugHint')}
            limit={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputClassName="font-mono"
          />
        )}
        <GlyphPicker value={glyph} onChange={setGlyph} />
        <SubmitButton>{t('operatorCategories.save')}</SubmitButton>
      </Form>
    </Dialog>
  )
}

function GlyphPicker({ value, onChange }: { value: GlyphName; onChange: (glyph: GlyphName) => void }) {
  const t = useOperatorTranslations()
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-semibold text-ink">{t('operatorCategories.glyph')}</legend>
      <div className="flex flex-wrap gap-2 max-sm:gap-1">
        {glyphs.map((glyph) => (
          <label
            key={glyph}
            title={t(`glyphNames.${glyph}`)}
            className="grid size-10 cursor-pointer place-items-center rounded-[10px] border border-line-strong [--ground:var(--surface)] hover:border-ink-faint has-checked:border-brand has-checked:bg-brand-soft has-checked:[--ground:var(--brand-soft)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand pointer-coarse:size-11"
          >
            <input
              type="radio"
              name="glyph"
              value={glyph}
              checked={value === glyph}
              onChange={() => onChange(glyph)}
              aria-label={t(`glyphNames.${glyph}`)}
              className="sr-only"
            />
            <Glyph name={glyph} className="size-6" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
