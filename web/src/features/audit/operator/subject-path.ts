import type { AuditEntry } from '@runmart/contract/audit'
import { operatorPaths } from '#platform/operator-paths.ts'

type Kind =
  | 'order'
  | 'account'
  | 'service'
  | 'supplier'
  | 'partner'
  | 'proposal'
  | 'conversation'
  | 'announcement'
  | 'text'
type Entry = Pick<AuditEntry, 'action' | 'subject' | 'changes'>

/** The actions whose subject is the id of a page. Removals are absent: their page is gone. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['order', /^orders\.(?!.*(-code|-view|settings)$)/],
  ['order', /^(dispatch|warranty|goods|bot)\./],
  ['order', /^referrals\.(allow|refuse)$/],
  ['account', /^(account\.|staff\.(save|remove|accept-invitation)$)/],
  ['account', /^(credit|debit|referrals\.rate|transaction\.reverse)$/],
  ['service', /^catalog\.(add-picture|copy-service|create-service|edit-page|edit-service)$/],
  ['service', /^stock\.(add|settings|withdraw|withdraw-held)$/],
  ['service', /^(suppliers\.(approve-change|dismiss-change|follow|sources)|partners\.set-service)$/],
  ['supplier', /^suppliers\.(check|create|import|save|sync|top-up(-ask|-confirm|-reverse)?)$/],
  ['partner', /^partners\.(accept|end|refuse)$/],
  ['proposal', /^partners\.(approve|refuse)-proposal$/],
  ['conversation', /^conversation-/],
  ['announcement', /^content\.(create|edit|end|publish)-announcement$/],
  ['text', /^content\.(create|discard|publish|save|unpublish)-text$/],
]

/** The page of an entry's subject, else the page of the customer that the entry names, else null. */
export function subjectPath({ action, subject, changes }: Entry): { kind: Kind; to: string } | null {
  const kind = kinds.find(([, deeds]) => deeds.test(action))?.[0]
  if (kind === 'text') {
    const [, of, slug = ''] = /^(page|post)\/(.+)$/.exec(subject) ?? []
    return of === 'page' || of === 'post' ? { kind, to: operatorPaths.text(of, slug) } : null
  }
  if (kind) return { kind, to: pages[kind](subject) }
  const customer = changes.find((it) => it.name === 'customerId')?.after
  return customer ? { kind: 'account', to: operatorPaths.customer(customer) } : null
}

const pages: Record<Exclude<Kind, 'text'>, (id: string) => string> = {
  order: operatorPaths.order,
  account: operatorPaths.customer,
  service: operatorPaths.service,
  supplier: operatorPaths.supplier,
  partner: operatorPaths.partner,
  proposal: operatorPaths.partnerProposal,
  conversation: operatorPaths.conversation,
  announcement: operatorPaths.announcement,
}
