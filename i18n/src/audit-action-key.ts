import { type AuditAction, auditActions } from '@runmart/contract/audit'

type Underscored<Name extends string> = Name extends `${infer Area}.${infer Rest}` ? `${Area}_${Rest}` : Name

/** The words for what staff did; null for an action of another version. Keys of words cannot have a dot. */
export function auditActionKey(action: string): `auditActions.${Underscored<AuditAction>}` | null {
  const known = auditActions.find((it) => it === action)
  return known ? (`auditActions.${known.replace('.', '_')}` as `auditActions.${Underscored<AuditAction>}`) : null
}
