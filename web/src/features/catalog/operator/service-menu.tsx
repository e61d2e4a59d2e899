import type { OperatorService, Visibility } from '@runmart/contract/catalog'
import { catalogEdits, type ServiceEdit } from '@runmart/contract/catalog-edits'
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Copy, Ellipsis, ExternalLink, Eye, EyeOff } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { useAct } from '#platform/use-act.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { changesOf, previewOf } from './bulk-edit.ts'

type Props = {
  service: OperatorService
  onUp: (() => void) | null
  onDown: (() => void) | null
  onEdited: (edit: ServiceEdit) => void
}

/** Further actions on a service. Hiding and archiving take effect at once and can be undone. */
export function ServiceMenu({ service, onUp, onDown, onEdited }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { id, draft } = service
  const { visibility = 'shown', slug = '' } = draft
  const { act: copy } = useAct(catalogEdits.copyService, { once: id, refusals: 'toast' })
  const { act: edit } = useAct(catalogEdits.editMany, {
    once: true,
    success: 'inline',
    refusals: 'toast',
    untilFresh: true,
  })
  const set = async (next: Visibility) => {
    const answer = await edit({ body: changesOf(previewOf([service], () => ({ visibility: next }))) })
    if (answer.success) onEdited(answer.data.edit)
  }
  return (
    <Menu
      trigger={
        <IconButton
          label={t('operatorServices.actions', { name: draft.texts[language].name })}
          className="size-7 text-ink-soft"
        >
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<ArrowUp aria-hidden />} onClick={() => onUp?.()} disabled={!onUp}>
        {t('operatorServices.moveUp')}
      </MenuItem>
      <MenuItem icon={<ArrowDown aria-hidden />} onClick={() => onDown?.()} disabled={!onDown}>
        {t('operatorServices.moveDown')}
      </MenuItem>
      <MenuSeparator />
      {visibility === 'shown' && (
        <MenuItem
          icon={<ExternalLink aria-hidden />}
          onClick={() => location.assign(paths.servicePage(language, slug))}
        >
          {t('operatorServices.pageOpen')}
        </MenuItem>
      )}
      <MenuItem icon={<Copy aria-hidden />} onClick={() => void copy({ params: { id } })}>
        {t('operatorServices.copy')}
      </MenuItem>
      {visibility !== 'archived' && (
        <MenuItem
          icon={visibility === 'shown' ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => void set(visibility === 'shown' ? 'hidden' : 'shown')}
        >
          {t(visibility === 'shown' ? 'operatorServices.hide' : 'operatorServices.show')}
        </MenuItem>
      )}
      <MenuItem
        icon={visibility === 'archived' ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        onClick={() => void set(visibility === 'archived' ? 'hidden' : 'archived')}
      >
        {t(visibility === 'archived' ? 'operatorServices.restore' : 'operatorServices.archive')}
      </MenuItem>
    </Menu>
  )
}
