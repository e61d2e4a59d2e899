import { savedReplies } from '@runmart/contract/conversations-saved-replies'
import type { Language } from '@runmart/contract/languages'
import { MessageSquareText, Settings2 } from 'lucide-react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/menu.tsx'

type Props = {
  /** The customer's. */
  language: Language
  onPick: (words: string) => void
}

/** What operators answer often; the one that is picked comes in the customer's language, and can be changed before it is sent. */
export function SavedRepliesMenu({ language, onPick }: Props) {
  const t = useOperatorTranslations()
  const items = useApi(savedReplies.list).data?.items ?? []
  return (
    <Menu
      align="start"
      side="top"
      className="max-h-80 max-w-80 overflow-y-auto"
      trigger={
        <Button icon={<MessageSquareText aria-hidden />}>
          <span className="max-sm:sr-only">{t('operatorConversations.replies')}</span>
        </Button>
      }
    >
      {items.map((reply) => (
        <MenuItem key={reply.id} onClick={() => onPick(reply.texts[language])}>
          <span className="min-w-0 truncate">{reply.title}</span>
        </MenuItem>
      ))}
      {items.length > 0 && <MenuSeparator />}
      <MenuLink to={operatorPaths.savedReplies} icon={<Settings2 aria-hidden />}>
        {t('operatorConversations.manageReplies')}
      </MenuLink>
    </Menu>
  )
}
