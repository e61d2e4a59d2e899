import { useTranslations } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { Again } from './use-again.ts'

/** What became of the wish to run lines again. */
export function AgainNote({ again }: { again: Again }) {
  const t = useTranslations()
  switch (again.state) {
    case 'none':
      return null
    case 'loading':
      return <Alert>{t('botStart.againAsking')}</Alert>
    case 'taken':
      return <Alert tone="success">{t('botStart.againTaken', { code: again.orderCode })}</Alert>
    case 'nothing':
      return <Alert>{t('botStart.againNothing', { code: again.orderCode })}</Alert>
    case 'deleted':
      return <Alert tone="warning">{t('botStart.againDeleted', { code: again.orderCode })}</Alert>
    case 'refused':
      return (
        <Alert
          tone="warning"
          title={t('botStart.againRefused')}
          action={
            <Button size="sm" onClick={again.refetch}>
              {t('ui.tryAgain')}
            </Button>
          }
        >
          {again.sentence}
        </Alert>
      )
  }
}
