import type { OperatorService } from '@runmart/contract/catalog'
import { catalogPictures } from '@runmart/contract/catalog-pictures'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { EditServiceForm } from './edit-service-form.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { DetailFields } from './service-form.tsx'
import { useShownService } from './service-page.tsx'
import { OperatorServiceTile } from './service-sign.tsx'

/** The names, prices and picture of a service. */
export default function ServiceDetailsPage() {
  const service = useShownService()
  return (
    <div className="flex flex-col gap-4">
      <PictureSection service={service} />
      <EditServiceForm key={service.id} latest={service}>
        {(props) => <DetailFields {...props} />}
      </EditServiceForm>
    </div>
  )
}

/** Adds, changes or removes the picture of a service; saved at once, independent of the form. */
function PictureSection({ service }: { service: OperatorService }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const { act: removePicture } = useAct(catalogPictures.removeServicePicture, { refusals: 'toast' })
  const { act: setPicture, acting } = useAct(catalogPictures.setServicePicture, { untilFresh: true })
  const [isOpen, setOpen] = useState(false)
  const { id, picture, draft } = service
  const { name } = draft.texts[language]
  const remove = async () => {
    const isSure = await confirm({
      title: t('operatorPictures.removeTitle', { name }),
      description: t('operatorPictures.removeText'),
      confirm: t('operatorPictures.remove'),
      danger: true,
    })
    if (isSure) await removePicture({ params: { id } })
  }
  return (
    <Section title={t('operatorPictures.section')} description={t('operatorPictures.sectionText')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <OperatorServiceTile service={service} />
        <Button onClick={() => setOpen(true)}>{t(picture ? 'operatorPictures.change' : 'operatorPictures.add')}</Button>
        {picture && (
          <Button variant="quiet" onClick={() => void remove()}>
            {t('operatorPictures.remove')}
          </Button>
        )}
      </div>
      <PictureDialog
        name={name}
        open={isOpen}
        onClose={() => setOpen(false)}
        onSave={(content) => setPicture({ params: { id }, body: { content } })}
        saving={acting}
      />
      {dialog}
    </Section>
  )
}
