import { useSay } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { Again } from './use-again.ts'

/** What became of the wish to run lines again. */
export function AgainNote({ again }: { again: Again }) {
  const say = useSay()
  switch (again.state) {
    case 'none':
      return null
    case 'asking':
      return <Alert>{say('startTool.againAsking')}</Alert>
    case 'taken':
      return <Alert tone="success">{say('startTool.againTaken', { code: again.orderCode })}</Alert>
    case 'nothing':
      return <Alert>{say('startTool.againNothing', { code: again.orderCode })}</Alert>
    case 'deleted':
      return <Alert tone="warning">{say('startTool.againDeleted', { code: again.orderCode })}</Alert>
    case 'refused':
      return (
        <Alert
          tone="warning"
          title={say('startTool.againRefused')}
          action={
            <Button size="sm" onClick={again.askAgain}>
              {say('ui.tryAgain')}
            </Button>
          }
        >
          {again.sentence}
        </Alert>
      )
  }
}
