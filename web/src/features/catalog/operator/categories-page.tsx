import { catalogCategories, type OperatorCategory } from '@runmart/contract/catalog-categories'
import { catalogPictures } from '@runmart/contract/catalog-pictures'
import { Plus, Shapes } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { useSorting } from '#ui/use-sorting.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryRow } from './category-row.tsx'
import { PictureDialog } from './picture-dialog.tsx'

/** The shop's categories in the order that customers see. */
export default function CategoriesPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const list = useApi(catalogCategories.categories)
  const { item, isOpen, open, close } = useItemDialog<OperatorCategory, 'edit' | 'picture'>()
  const picture = useAct(catalogPictures.setCategoryPicture, { untilFresh: true })
  return (
    <>
      <title>{`${t('operatorCategories.title')} · Runmart`}</title>
      <BackLink to={operatorPaths.services}>{t('operatorServices.back')}</BackLink>
      <PageHeader
        title={t('operatorCategories.title')}
        description={t('operatorCategories.intro')}
        actions={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => open('edit', null)}>
            {t('operatorCategories.add')}
          </Button>
        }
      />
      <ListScreen
        list={list}
        skeleton={<RowsSkeleton rows={5} dense icon />}
        empty={{ icon: Shapes, title: t('operatorCategories.none'), text: t('operatorCategories.noneText') }}
      >
        {(categories) => (
          <CategoryList
            categories={categories}
            onEdit={(it) => open('edit', it)}
            onPicture={(it) => open('picture', it)}
          />
        )}
      </ListScreen>
      <CategoryDialog key={item?.slug ?? ''} category={item} open={isOpen('edit')} onClose={close} />
      <PictureDialog
        name={item?.draft.names[language] ?? ''}
        open={isOpen('picture')}
        onClose={close}
        onSave={(content) => picture.act({ params: { slug: item?.slug ?? '' }, body: { content } })}
        saving={picture.acting}
      />
    </>
  )
}

const thorough = { refusals: 'toast', untilFresh: true } as const

type ListProps = {
  categories: readonly OperatorCategory[]
  onEdit: (category: OperatorCategory) => void
  onPicture: (category: OperatorCategory) => void
}

function CategoryList({ categories, onEdit, onPicture }: ListProps) {
  const t = useOperatorTranslations()
  const { language } = useLanguage()
  const { confirm, dialog } = useConfirm()
  const { act: reorder } = useAct(catalogCategories.orderCategories, thorough)
  const { act: save } = useAct(catalogCategories.editCategory, thorough)
  const { act: removeCategory } = useAct(catalogCategories.removeCategory, thorough)
  const { act: removePictureOf } = useAct(catalogPictures.removeCategoryPicture, thorough)
  /** Shown until the server has saved it, so that a row stays at its new place. */
  const [sorted, setSorted] = useState<string[] | null>(null)
  const [told, setTold] = useState('')
  const slugs = sorted ?? categories.map(({ slug }) => slug)
  const nameOf = (slug: string) => categories.find((it) => it.slug === slug)?.draft.names[language] ?? slug
  const { order, draggedId, handle, move } = useSorting(slugs, async (next, slug) => {
    setSorted(next)
    setTold(t('operatorServices.moved', { name: nameOf(slug), nth: next.indexOf(slug) + 1, total: next.length }))
    await reorder({ body: { slugs: next } })
    setSorted(null)
  })
  const edit = async ({ slug, version, draft }: OperatorCategory, changes: Partial<OperatorCategory['draft']>) => {
    await save({ params: { slug }, body: { version, draft: { ...draft, ...changes } } })
  }
  const hide = async (category: OperatorCategory) => {
    const isSure = await confirm({
      title: t('operatorCategories.hideTitle', { name: nameOf(category.slug) }),
      description: t('operatorCategories.hideText', { count: category.services }),
      confirm: t('operatorCategories.hide'),
    })
    if (isSure) await edit(category, { hidden: true })
  }
  const remove = async ({ slug }: OperatorCategory) => {
    const isSure = await confirm({
      title: t('operatorCategories.removeTitle', { name: nameOf(slug) }),
      description: t('operatorCategories.removeText'),
      confirm: t('operatorCategories.remove'),
      danger: true,
    })
    if (isSure) await removeCategory({ params: { slug } })
  }
  const removePicture = async ({ slug }: OperatorCategory) => {
    const isSure = await confirm({
      title: t('operatorPictures.removeTitle', { name: nameOf(slug) }),
      description: t('operatorPictures.removeText'),
      confirm: t('operatorPictures.remove'),
      danger: true,
    })
    if (isSure) await removePictureOf({ params: { slug } })
  }
  return (
    <>
      <ul aria-label={t('operatorCategories.title')} data-sort-list className="divide-y divide-line">
        {order.map((slug, at) => {
          const category = categories.find((it) => it.slug === slug)
          return (
            category && (
              <CategoryRow
                key={slug}
                {...{ category, isDragged: draggedId === slug, handle: handle(slug) }}
                onEdit={() => onEdit(category)}
                onPicture={() => onPicture(category)}
                onRemovePicture={category.picture ? () => void removePicture(category) : null}
                onUp={at > 0 ? () => move(slug, at - 1) : null}
                onDown={at < order.length - 1 ? () => move(slug, at + 1) : null}
                // Only hiding needs a confirmation: it takes services out of the catalogue.
                onHide={() => void (category.draft.hidden ? edit(category, { hidden: false }) : hide(category))}
                onRemove={category.services === 0 ? () => void remove(category) : null}
              />
            )
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {told}
      </p>
      {dialog}
    </>
  )
}
