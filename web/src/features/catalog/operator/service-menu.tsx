import { catalog, type OperatorService, type Visibility } from '@runmart/contract/catalog'
import { catalogEdits, type ServiceEdit } from '@runmart/contract/catalog-edits'
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Copy, Ellipsis, ExternalLink, Eye, EyeOff } from 'lucide-react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { changesOf, previewOf } from './bulk-edit.ts'

type Props = {
  service: OperatorService
  onUp: (() => void) | null
  onDown: (() => void) | null
  onEdited: (edit: ServiceEdit) => void
}

/** What else can be done with a service. Hiding and archiving happen at once and can be undone. */
export function ServiceMenu({ service, onUp, onDown, onEdited }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { id, draft } = service
  const { visibility = 'shown', slug = '' } = draft
  const copy = async () => {
    await handleAnswer(
      sendIdempotent(`copy-service-${id}`, (idempotencyKey) =>
        call(catalogEdits.copyService, { params: { id } }, { idempotencyKey }),
      ),
    )
    await reload()
  }
  const set = async (next: Visibility) => {
    const body = changesOf(previewOf([service], () => ({ visibility: next })))
    const answer = await handleAnswer(
      sendIdempotent('edit-services', (idempotencyKey) => call(catalogEdits.editMany, { body }, { idempotencyKey })),
      { success: 'inline' },
    )
    await reload()
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
      <MenuItem icon={<Copy aria-hidden />} onClick={() => void copy()}>
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

const reload = () => invalidate(catalog.offered, catalog.offeredService, catalog.services, catalogEdits.edits)
