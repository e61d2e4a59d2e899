import type { OperatorCategory } from '@runmart/contract/catalog-categories'
import { ArrowDown, ArrowUp, Ellipsis, Eye, EyeOff, Image, ImageOff, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { Glyph, TilePicture } from '#ui/glyph.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { SortHandle } from '#ui/sort-handle.tsx'

type Props = {
  category: OperatorCategory
  isDragged: boolean
  handle: Omit<ComponentProps<typeof SortHandle>, 'label'>
  onEdit: () => void
  /** Null for the first or last category. */
  onUp: (() => void) | null
  onDown: (() => void) | null
  onPicture: () => void
  /** Null without a picture. */
  onRemovePicture: (() => void) | null
  onHide: () => void
  /** Null while the category contains services. */
  onRemove: (() => void) | null
}

/** One category: dragged by its handle; its menu moves, changes, hides or removes it. */
export function CategoryRow(props: Props) {
  const { category, isDragged, handle, onEdit, onPicture, onRemovePicture, onUp, onDown, onHide, onRemove } = props
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { slug, services, draft, picture } = category
  const name = draft.names[language]
  return (
    <li
      data-sort-id={slug}
      className={classes(
        'flex min-h-9 items-center gap-3 px-3 py-1 [--ground:var(--surface)] hover:bg-sunken hover:[--ground:var(--sunken)] dark:hover:bg-raised dark:hover:[--ground:var(--raised)]',
        isDragged && 'relative z-10 bg-brand-soft! shadow-lg [--ground:var(--brand-soft)]!',
      )}
    >
      <SortHandle label={t('operatorServices.move', { name })} {...handle} />
      {picture ? <TilePicture path={picture} size="tiny" /> : <Glyph name={draft.glyph} className="size-5" />}
      <button
        type="button"
        onClick={onEdit}
        className="min-h-7 min-w-0 text-left font-semibold wrap-anywhere text-ink hover:text-brand hover:underline pointer-coarse:min-h-11"
      >
        {name}
      </button>
      <span className="font-mono text-xs text-ink-faint max-sm:hidden">{slug}</span>
      {draft.hidden && <Badge>{t('operatorCategories.hidden')}</Badge>}
      <Link
        to={`${operatorPaths.services}?category=${encodeURIComponent(slug)}`}
        className="ml-auto inline-flex min-h-7 shrink-0 items-center text-[13px] text-ink-soft tabular-nums hover:text-brand hover:underline pointer-coarse:min-h-11"
      >
        {t('operatorServices.found', { count: services })}
      </Link>
      <Menu
        trigger={
          <IconButton label={t('operatorServices.actions', { name })} className="size-7">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil aria-hidden />} onClick={onEdit}>
          {t('operatorCategories.edit')}
        </MenuItem>
        <MenuItem icon={<Image aria-hidden />} onClick={onPicture}>
          {t(picture ? 'operatorPictures.change' : 'operatorPictures.add')}
        </MenuItem>
        {onRemovePicture && (
          <MenuItem icon={<ImageOff aria-hidden />} onClick={onRemovePicture}>
            {t('operatorPictures.remove')}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<ArrowUp aria-hidden />} onClick={() => onUp?.()} disabled={!onUp}>
          {t('operatorServices.moveUp')}
        </MenuItem>
        <MenuItem icon={<ArrowDown aria-hidden />} onClick={() => onDown?.()} disabled={!onDown}>
          {t('operatorServices.moveDown')}
        </MenuItem>
        <MenuItem icon={draft.hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />} onClick={onHide}>
          {t(draft.hidden ? 'operatorCategories.show' : 'operatorCategories.hide')}
        </MenuItem>
        {onRemove && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 aria-hidden />} onClick={onRemove}>
              {t('operatorCategories.remove')}
            </MenuItem>
          </>
        )}
      </Menu>
    </li>
  )
}
